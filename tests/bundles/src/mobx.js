// MobX alone, for pages whose modules the tests write themselves.
import * as mobx from 'mobx';

window.__vendor = { ...window.__vendor, mobx };
