/*
 * The browser APIs that React, Emotion and the site need and the engine lacks. Imported first.
 * No clock, no randomness and no network: equal data gives equal bytes.
 */
type Task = () => void;
const tasks: Task[] = [];

class SearchParams {
  private pairs: [string, string][];

  constructor(query = '') {
    this.pairs = query.replace(/^\?/, '').split('&').filter(Boolean).map(pair);
  }
  get(name: string) {
    return this.getAll(name)[0] ?? null;
  }
  getAll(name: string) {
    return this.pairs.filter(([key]) => key === name).map(([, value]) => value);
  }
  append(name: string, value: string) {
    this.pairs.push([name, value]);
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
