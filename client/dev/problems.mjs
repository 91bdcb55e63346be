import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What is wrong at the moment, by the tool that found it. Each problem is printed once, and shown in the browser until
 * it is corrected.
 *
 * @typedef {{ file: string, line: number, column: number, text: string }} Problem
 */
export class Problems {
  /** @type {Map<string, Problem[]>} */
  #found = new Map();
  #root;
  #send;

  /**
   * @param {string} root the folder that printed paths are relative to
   * @param {(message: object) => void} send sends to the browsers, in the protocol of Vite's client
   */
  constructor(root, send) {
    this.#root = root;
    this.#send = send;
  }

  /** Replaces what a tool has found. @param {string} tool @param {Problem[]} problems */
  set(tool, problems) {
    const before = this.#found.get(tool) ?? [];
    if (JSON.stringify(before) === JSON.stringify(problems)) return;
    const known = new Set(before.map((problem) => JSON.stringify(problem)));
    this.#found.set(tool, problems);
    for (const problem of problems) {
      if (!known.has(JSON.stringify(problem))) console.error(`${this.#at(problem)}: ${problem.text}`);
    }
    if (problems.length === 0) console.log(`${tool}: no problems`);
    this.show();
    // An update, though an empty one, closes the overlay.
    if (this.#first() === undefined) this.#send({ type: 'update', updates: [] });
  }

  /** @param {string} tool */
  has(tool) {
    return (this.#found.get(tool) ?? []).length > 0;
  }

  /** Shows the problems to browsers, such as one that has just been opened. */
  show() {
    const first = this.#first();
    if (!first) return;
    const [tool, problem] = first;
    const others = [...this.#found.values()].flat().filter((other) => other !== problem);
    this.#send({
      type: 'error',
      err: {
        message: problem.text,
        plugin: tool,
        id: problem.file,
        loc: problem,
        frame: frameOf(problem),
        stack: others.map((other) => `${this.#at(other)}: ${other.text}`).join('\n'),
      },
    });
  }

  /** The problems that cover the page. Those in stories and tests don't. */
  #first() {
    for (const [tool, found] of this.#found) {
      const problem = found.find(({ file }) => !/\.(stories|test)\.|\/\.storybook\//.test(file));
      if (problem) return /** @type {const} */ ([tool, problem]);
    }
    return undefined;
  }

  #at({ file, line, column }) {
    return `${relative(this.#root, file)}:${line}${column ? `:${column}` : ''}`;
  }
}

/** The line of a problem between its neighbors. */
function frameOf({ file, line }) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const from = Math.max(0, line - 2);
    const rows = lines.slice(from, line + 1).map((text, i) => ({ text, number: from + i + 1 }));
    return rows.map(({ text, number }) => `${number === line ? '>' : ' '} ${number} | ${text}`).join('\n');
  } catch {
    return '';
  }
}
