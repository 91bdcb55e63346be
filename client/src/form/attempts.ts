import { recall, remember } from './draft.ts';

interface Remembered {
  last: { key: string; content: string } | null;
  /** Keys that were sent and got no response, oldest first. */
  unanswered: string[];
}

/** The server's limit. */
const maxUnanswered = 20;

/**
 * The idempotency keys of a form: one for each content, so that the server recognizes a repeat and does not mistake a
 * correction for one. A correction names the earlier attempts that got no response: they may have arrived.
 */
export class Attempts {
  private readonly known: Remembered;

  constructor(private readonly form: string) {
    this.known = recall<Remembered>(form, 'attempts') ?? { last: null, unanswered: [] };
  }

  /** Begins an attempt. It counts as lost until there is a response, even if the visitor leaves the page. */
  begin(content: string): { key: string; replaces: string[] } {
    const { known } = this;
    if (known.last?.content !== content) known.last = { key: newKey(), content };
    const { key } = known.last;
    const replaces = known.unanswered.filter((other) => other !== key).slice(1 - maxUnanswered);
    known.unanswered = [...replaces, key];
    this.remember();
    return { key, replaces };
  }

  /** The last attempt was refused: nothing was received under its key. */
  refused(): void {
    const { known } = this;
    known.unanswered = known.unanswered.filter((key) => key !== known.last?.key);
    this.remember();
  }

  /** The last key belongs to something else: the next attempt has another one. */
  renew(): void {
    this.known.last = null;
  }

  private remember(): void {
    remember(this.form, 'attempts', this.known);
  }
}

/** A UUID. crypto.randomUUID is missing on plain http, the random numbers are not. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
