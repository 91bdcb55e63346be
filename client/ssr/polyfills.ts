/*
 * What React, the router and Emotion expect of a browser and the engine does not have. Imported first.
 * No clock, no randomness and no network: equal data gives equal bytes.
 */
type Task = () => void;
const tasks: Task[] = [];

class Url {
  protocol = 'http:';
  host: string;
  pathname: string;
  search: string;
  hash: string;

  constructor(address: string, base?: string) {
    const parts = /^(?:([a-z][a-z0-9+.-]*:)?\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(String(address)) ?? [];
    this.protocol = parts[1] ?? 'http:';
    this.host = parts[2] ?? (base ? new Url(base).host : 'localhost');
    this.pathname = parts[3] || '/';
    this.search = parts[4] ?? '';
    this.hash = parts[5] ?? '';
  }

  get origin() {
    return `${this.protocol}//${this.host}`;
  }
  get href() {
    return this.origin + this.pathname + this.search + this.hash;
  }
  toString() {
    return this.href;
  }
}

class SearchParams {
  private pairs: [string, string][];

  constructor(init: string | [string, string][] = '') {
    this.pairs = typeof init === 'string' ? init.replace(/^\?/, '').split('&').filter(Boolean).map(pair) : [...init];
  }
  get(name: string) {
    return this.pairs.find(([key]) => key === name)?.[1] ?? null;
  }
  getAll(name: string) {
    return this.pairs.filter(([key]) => key === name).map(([, value]) => value);
  }
  has(name: string) {
    return this.pairs.some(([key]) => key === name);
  }
  append(name: string, value: string) {
    this.pairs.push([name, value]);
  }
  set(name: string, value: string) {
    const at = this.pairs.findIndex(([key]) => key === name);
    this.delete(name);
    this.pairs.splice(at < 0 ? this.pairs.length : at, 0, [name, value]);
  }
  delete(name: string, value?: string) {
    this.pairs = this.pairs.filter(([key, held]) => key !== name || (value !== undefined && held !== value));
  }
  sort() {
    this.pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }
  keys() {
    return this.pairs.map(([key]) => key)[Symbol.iterator]();
  }
  entries() {
    return this.pairs[Symbol.iterator]();
  }
  forEach(visit: (value: string, key: string) => void) {
    for (const [key, value] of this.pairs) visit(value, key);
  }
  get size() {
    return this.pairs.length;
  }
  [Symbol.iterator]() {
    return this.entries();
  }
  toString() {
    return this.pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
  }
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [decode(text), ''] : [decode(text.slice(0, at)), decode(text.slice(at + 1))];
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** As browsers write form data: everything but letters, digits and `*-._`, a space as `+`. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

const silent = () => {};

/** Runs the timers that were set during a render. Without it React and Emotion would never free what they hold. */
export function flushTasks(): void {
  for (let task = tasks.shift(); task; task = tasks.shift()) task();
}

const missing: Record<string, unknown> = {
  URL: Url,
  URLSearchParams: SearchParams,
  setTimeout: (task: Task) => tasks.push(task),
  clearTimeout: silent,
  console: { log: silent, info: silent, warn: silent, error: silent, debug: silent },
  __import: () => {
    throw new Error('the server loads no code while it renders');
  },
};

const global = globalThis as unknown as Record<string, unknown>;
global.self ??= globalThis;
for (const [name, value] of Object.entries(missing)) global[name] ??= value;
Math.random = () => 0.5;
