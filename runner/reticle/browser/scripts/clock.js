// Gives the page another time of day: what it asks the clock for is moved by `offset` ms, or stands at `fixed` (ms since
// 1970). Timers, animations and `performance.now()` go on as ever; the moments that `performance` dates are moved along.
// What stands in for a function of the browser reads like it.
((offset, fixed) => {
  const Real = Date;
  const { apply, construct } = Reflect;
  const realNow = Real.now;
  const now = () => (fixed === null ? realNow() + offset : fixed);
  const toText = Real.prototype.toString;
  const Moved = new Proxy(Real, {
    construct: (_, args, made) => construct(Real, args.length ? args : [now()], made === Moved ? Real : made),
    apply: () => apply(toText, new Real(now()), []),
  });
  const originals = new WeakMap([[Moved, Real]]);
  const put = (at, name, value) => {
    if (typeof at[name] === 'function' && value !== Moved) originals.set(value, at[name]);
    Object.defineProperty(at, name, { value, writable: true, enumerable: false, configurable: true });
  };
  const move = (at, name, moved) => {
    const real = Object.getOwnPropertyDescriptor(at, name);
    const { get } = { get() { return moved(apply(real.get, this, []), this); } };
    Object.defineProperty(get, 'name', { value: real.get.name, configurable: true });
    originals.set(get, real.get);
    Object.defineProperty(at, name, { ...real, get });
  };
  const source = Function.prototype.toString;
  const sourceOf = new Proxy(source, { apply: (_, self, args) => apply(source, originals.get(self) ?? self, args) });
  put(Function.prototype, 'toString', sourceOf);
  put(Real, 'now', { now() { return now(); } }.now);
  put(Real.prototype, 'constructor', Moved);
  put(globalThis, 'Date', Moved);
  const bound = new WeakMap();
  move(Intl.DateTimeFormat.prototype, 'format', (real) => {
    if (!bound.has(real)) bound.set(real, (date) => real(date === undefined ? now() : date));
    return bound.get(real);
  });
  const parts = Intl.DateTimeFormat.prototype.formatToParts;
  put(Intl.DateTimeFormat.prototype, 'formatToParts', { formatToParts(date) { return apply(parts, this, [date === undefined ? now() : date]); } }.formatToParts);
  const shift = Math.round(now() - realNow());
  move(Performance.prototype, 'timeOrigin', (real) => real + shift);
  const { toJSON } = Performance.prototype;
  put(Performance.prototype, 'toJSON', { toJSON() { return { ...apply(toJSON, this, []), timeOrigin: this.timeOrigin, timing: this.timing.toJSON() }; } }.toJSON);
  const moments = PerformanceTiming.prototype;
  const dated = Object.entries(Object.getOwnPropertyDescriptors(moments)).filter(([, { get }]) => get).map(([name]) => name);
  for (const name of dated) move(moments, name, (real) => (real ? real + shift : 0));
  put(moments, 'toJSON', { toJSON() { return Object.fromEntries(dated.map((name) => [name, this[name]])); } }.toJSON);
  if (typeof Temporal === 'undefined') return;
  const at = Temporal.Now;
  const instant = () => Temporal.Instant.fromEpochMilliseconds(now());
  const zoned = (zone) => instant().toZonedDateTimeISO(zone === undefined ? at.timeZoneId() : zone);
  put(at, 'instant', instant);
  put(at, 'zonedDateTimeISO', zoned);
  put(at, 'plainDateTimeISO', (zone) => zoned(zone).toPlainDateTime());
  put(at, 'plainDateISO', (zone) => zoned(zone).toPlainDate());
  put(at, 'plainTimeISO', (zone) => zoned(zone).toPlainTime());
})
