// Gives the page another time of day: what it asks the clock for is moved by `offset` ms, or stands at `fixed` (ms since
// 1970). Timers, animations and `performance` go on as ever.
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
  const put = (at, name, value) => Object.defineProperty(at, name, { value, writable: true, enumerable: false, configurable: true });
  put(Real, 'now', { now() { return now(); } }.now);
  put(Real.prototype, 'constructor', Moved);
  put(globalThis, 'Date', Moved);
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
  const bound = new WeakMap();
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    ...format,
    get() {
      const real = apply(format.get, this, []);
      if (!bound.has(real)) bound.set(real, (date) => real(date === undefined ? now() : date));
      return bound.get(real);
    },
  });
  const parts = Intl.DateTimeFormat.prototype.formatToParts;
  put(Intl.DateTimeFormat.prototype, 'formatToParts', { formatToParts(date) { return apply(parts, this, [date === undefined ? now() : date]); } }.formatToParts);
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
