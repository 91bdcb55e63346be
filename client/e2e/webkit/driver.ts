import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../programs.ts';

/** The window of a session. */
export interface Window {
  width: number;
  height: number;
  /** Whether pages may run scripts of their own. */
  scripts: boolean;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** A reference to an element; functions that run in the page get the element itself. */
type Element = { [elementKey]: string };

/** One WebKitGTK window on a display of its own, driven by WebKitWebDriver. */
export class WebKit {
  /** What the console says, a line for each message. */
  readonly console: string[] = [];
  private readonly programs: ChildProcess[] = [];
  private driver = '';
  private session = '';

  private constructor(private readonly baseURL: string) {}

  static async start(baseURL: string, { width, height, scripts }: Window): Promise<WebKit> {
    const kit = new WebKit(baseURL);
    const port = await freePort();
    kit.driver = `http://127.0.0.1:${port}`;
    const display = kit.launch('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24']);
    const [number] = await once(display.stdout ?? display, 'data');
    const env = { DISPLAY: `:${String(number).trim()}`, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' };
    const driver = kit.launch('WebKitWebDriver', [`--port=${port}`], env);
    if (driver.stderr) createInterface(driver.stderr).on('line', (line) => line && kit.console.push(line));
    const isUp = () =>
      fetch(`${kit.driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp()) && driver.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
    const args = [`--size=${width}x${height}`, ...(scripts ? [] : ['--no-scripts'])];
    const { sessionId } = (await kit.send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: `${import.meta.dirname}/host.py`, args },
        },
      },
    })) as { sessionId: string };
    kit.session = `/session/${sessionId}`;
    // As generous as a test: a busy machine may leave the browser waiting for a minute.
    await kit.command('POST', '/timeouts', { implicit: 10_000, pageLoad: 300_000, script: 300_000 });
    return kit;
  }

  async stop(): Promise<void> {
    await this.command('DELETE', '').catch(() => {});
    for (const program of this.programs.reverse()) program.kill();
  }

  goto(path: string): Promise<Json> {
    return this.command('POST', '/url', { url: new URL(path, this.baseURL).href });
  }
  back = () => this.command('POST', '/back', {});
  forward = () => this.command('POST', '/forward', {});
  reload = () => this.command('POST', '/refresh', {});

  /** Runs a function in the page and returns its result. */
  run<A extends Json[], R>(body: (...args: A) => R, ...args: A): Promise<R> {
    return this.command('POST', '/execute/sync', { script: `return (${body})(...arguments)`, args }) as Promise<R>;
  }

  /** Waits for an element by CSS or, with a slash in front, XPath. Prefers one that is visible. */
  async find(selector: string): Promise<Element> {
    const using = selector.startsWith('/') ? 'xpath' : 'css selector';
    const found = (await this.command('POST', '/elements', { using, value: selector })) as Element[];
    if (found.length === 0) throw new Error(`nothing at ${selector}`);
    const isVisible = (element: Json) => (element as unknown as HTMLElement).checkVisibility();
    try {
      for (const element of found) if (await this.run(isVisible, element)) return element;
    } catch (error) {
      // The page has replaced it meanwhile.
      if (String(error).includes('stale element reference')) return this.find(selector);
      throw error;
    }
    return found[0] as Element;
  }

  async click(selector: string): Promise<void> {
    const element = await this.find(selector);
    await this.bringIntoView(element);
    try {
      await this.command('POST', `/element/${element[elementKey]}/click`, {});
    } catch (error) {
      // A section above it was laid out meanwhile, and moved it out of the window.
      if (!String(error).includes('element not interactable')) throw error;
      await this.click(selector);
    }
  }

  /** Types into a field, or chooses the file of this path. */
  async type(selector: string, text: string): Promise<void> {
    const element = await this.find(selector);
    await this.bringIntoView(element);
    await this.command('POST', `/element/${element[elementKey]}/value`, { text });
  }

  /** Empties a field as its reader does: with keys. */
  async clear(selector: string): Promise<void> {
    const element = await this.find(selector);
    await this.run((field) => (field as unknown as HTMLInputElement).select(), element);
    await this.keys('\uE017');
  }

  /** Presses keys one after the other; special ones by their code in WebDriver. */
  keys(...keys: string[]): Promise<Json> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.command('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Moves the pointer to the middle of an element, or to a point of the window. */
  async hover(target: string | [number, number]): Promise<void> {
    const [x, y] = typeof target === 'string' ? [0, 0] : target;
    const origin = typeof target === 'string' ? await this.find(target) : 'viewport';
    const actions = [{ type: 'pointerMove', duration: 50, origin, x, y }];
    await this.command('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  /** Scrolls only when something else is where the element should be, or when it is outside the window. */
  private async bringIntoView(element: Element): Promise<void> {
    await this.run((json) => {
      const found = json as unknown as HTMLElement;
      const { left, top, width, height } = found.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!found.contains(hit)) found.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, element);
    // The driver clicks at a point of the window, so the element must not move.
    const place = () =>
      this.run((json) => {
        const { left, top } = (json as unknown as HTMLElement).getBoundingClientRect();
        return `${left} ${top}`;
      }, element);
    for (let before = ''; ; ) {
      const now = await place();
      if (now === before) return;
      before = now;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  private launch(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.programs.push(child);
    return child;
  }

  private command(method: string, path: string, body?: Json): Promise<Json> {
    return this.send(method, this.session + path, body);
  }

  private async send(method: string, path: string, body?: Json): Promise<Json> {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(this.driver + path, init);
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value as Json;
  }
}
