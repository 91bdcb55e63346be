import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The Go server, as a process that is replaced when its program or its client changes. */
export class Site {
  #started;
  /** Ends when it accepts requests. Those that come before the first start wait for it. */
  listens = new Promise((resolve) => {
    this.#started = resolve;
  });
  #child;
  #options;

  /**
   * @param {{ program: string, root: string, env: Record<string, string>, onLine: (line: object) => void,
   *   onEnd: (last: string) => void }} options
   */
  constructor(options) {
    this.#options = options;
  }

  /** Starts it, after ending the process that ran before, and waits until it listens. */
  restart() {
    this.listens = this.#restart();
    this.#started(this.listens);
    return this.listens;
  }

  async #restart() {
    await this.end();
    const { program, root, env, onLine, onEnd } = this.#options;
    const args = ['serve', '--content', 'server/content', '--drafts', '--log-format', 'json'];
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let last = '';
    await new Promise((listening) => {
      createInterface(child.stderr).on('line', (text) => {
        last = text;
        const line = parsed(text);
        if (line.msg === 'serving') listening(undefined);
        onLine(line);
      });
      child.once('exit', () => {
        listening(undefined);
        if (this.#child !== child) return;
        this.#child = undefined;
        onEnd(last);
      });
    });
  }

  get isRunning() {
    return this.#child !== undefined;
  }

  /** Ends it and waits until it has ended. */
  async end() {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((exit) => child.once('exit', exit));
    child.kill('SIGTERM');
    await ended;
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { msg: text };
  }
}
