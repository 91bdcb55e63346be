import { maxFileBytes, maxFiles } from '#ui/text.ts';
import { failureOf } from './failure.ts';
import { type UploadAnswer, UploadError, type UploadOptions } from './upload.ts';

interface Named {
  key: number;
  name: string;
  bytes: number;
}

/** A file that is being uploaded, waits or has failed. */
export type Upload = Named &
  (
    | { state: 'waiting' }
    | { state: 'sending'; sent: number; seconds: number | null }
    | { state: 'done'; id: string }
    | { state: 'failed'; reason: string; again: boolean }
  );

/** A file that the server has. */
export interface Taken {
  id: string;
  name: string;
  bytes: number;
}

/** A file that the server does not have yet. */
export type Pending = Omit<Taken, 'id'>;

export const isUnder = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

const isLost = (row: Upload): boolean => row.state === 'failed' && row.reason === lost;

export type Send = (file: File, options: Omit<UploadOptions, 'captcha'>) => Promise<UploadAnswer>;

export const wording = {
  tooMany: `You can only select up to ${maxFiles} files at the same time`,
  tooLarge:
    'The selected file must be smaller than 5 MB. A photo? Scan it as PDF instead, with Notes on an iPhone or Google Drive on Android',
  empty: 'The selected file is empty',
  type: 'The selected file must be a PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG',
  heic: '. A photo in HEIC? Send a screenshot of it',
  failed: 'The selected file couldn’t be uploaded. Try again',
} as const;

/** The reason of a file that this tab lost, by a reload for example, before the server had it. */
export const lost = 'It wasn’t uploaded. Choose it again or remove it';

export const accepted = ['.pdf', '.doc', '.docx', '.rtf', '.txt', '.odt', '.jpg', '.jpeg', '.png'] as const;

/**
 * The files of one form, sent one at a time. They are stored outside of React's state, so that they survive a
 * failed attempt to send the form.
 */
export class Uploads {
  rows: readonly Upload[];
  private readonly files = new Map<number, File>();
  private readonly running = new Map<number, AbortController>();
  private readonly watchers = new Set<() => void>();
  private queue: Promise<void> = Promise.resolve();
  private lastKey: number;

  constructor(
    posted: readonly Taken[],
    private readonly send: Send,
  ) {
    this.rows = posted.map(({ id, name, bytes }, key) => ({ key, id, name, bytes, state: 'done' }));
    this.lastKey = posted.length;
  }

  /** The files that the server has. */
  taken(): Taken[] {
    return this.rows.flatMap((row) => (row.state === 'done' ? [{ id: row.id, name: row.name, bytes: row.bytes }] : []));
  }

  /** The files that would be lost with this page. */
  pending(): Pending[] {
    const open = this.rows.filter((row) => isUnder(row) || isLost(row) || (row.state === 'failed' && row.again));
    return open.map(({ name, bytes }) => ({ name, bytes }));
  }

  /** Puts files that the server has, and those that were lost, before all others. */
  restore(files: readonly Taken[], gone: readonly Pending[]): void {
    const known = files.map((file) => ({ ...file, key: ++this.lastKey, state: 'done' as const }));
    const failed = { state: 'failed' as const, reason: lost, again: false };
    const missing = gone.map((file) => ({ ...file, key: ++this.lastKey, ...failed }));
    this.change([...known, ...missing, ...this.rows].slice(0, maxFiles));
  }

  /** Calls back on every change, until the returned function is called. */
  readonly watch = (notify: () => void): (() => void) => {
    this.watchers.add(notify);
    return () => this.watchers.delete(notify);
  };

  /** Cancels the running upload. */
  stop(): void {
    this.files.clear();
    for (const abort of this.running.values()) abort.abort();
  }

  /** Adds files up to the limit. Returns what is wrong with the selection as a whole, if anything. */
  add(files: readonly File[]): string | null {
    // A file that was lost is the one that is chosen again.
    const found = this.rows.filter((row) => isLost(row) && files.some(({ name }) => name === row.name));
    if (found.length > 0) this.change(this.rows.filter((row) => !found.includes(row)));
    const room = maxFiles - this.rows.length;
    for (const file of files.slice(0, Math.max(room, 0))) {
      const key = ++this.lastKey;
      const reason = isPhotoToShrink(file) ? null : fault(file);
      this.files.set(key, file);
      const named = { key, name: file.name, bytes: file.size };
      this.change([
        ...this.rows,
        reason ? { ...named, state: 'failed', reason, again: false } : { ...named, state: 'waiting' },
      ]);
      if (!reason) this.enqueue(key);
    }
    return files.length > room ? wording.tooMany : null;
  }

  /** Removes a file, and cancels its upload. */
  remove(key: number): void {
    this.running.get(key)?.abort();
    this.files.delete(key);
    this.change(this.rows.filter((row) => row.key !== key));
  }

  /** Sends a file again. */
  again(key: number): void {
    this.put(key, { state: 'waiting' });
    this.enqueue(key);
  }

  /** Resolves when no upload is running or waiting. */
  async settled(): Promise<void> {
    let seen: Promise<void> | null = null;
    // Files may be added while the others are awaited.
    while (seen !== this.queue) {
      seen = this.queue;
      await seen;
    }
  }

  private enqueue(key: number): void {
    this.queue = this.queue.then(() => this.run(key));
  }

  private async run(key: number): Promise<void> {
    let file = this.files.get(key);
    if (!file) return;
    const abort = new AbortController();
    this.running.set(key, abort);
    this.put(key, { state: 'sending', sent: 0, seconds: null });
    const onProgress = progress((sent, seconds) => this.put(key, { state: 'sending', sent, seconds }));
    try {
      if (isPhotoToShrink(file)) {
        file = await (await import('./photo.ts')).shrink(file);
        this.put(key, { state: 'sending', sent: 0, seconds: null }, file);
      }
      const refused = fault(file);
      const answer = refused ? null : await this.attempt(file, { onProgress, signal: abort.signal });
      const reason = refused ?? answer?.userErrors[0]?.message ?? wording.failed;
      this.put(key, answer?.file ? { state: 'done', id: answer.file.id } : { state: 'failed', reason, again: false });
    } catch (error) {
      this.put(key, { state: 'failed', ...reasonOf(error) });
    } finally {
      this.running.delete(key);
    }
  }

  /** An expired captcha is not the visitor's fault: another one is tried. */
  private async attempt(file: File, options: Omit<UploadOptions, 'captcha'>): Promise<UploadAnswer> {
    const answer = await this.send(file, options);
    const expired = !answer.file && answer.userErrors.some(({ code }) => code === 'CAPTCHA');
    return expired ? this.send(file, options) : answer;
  }

  /** Changes the state of a file, and its name and size if another one takes its place. */
  private put(key: number, state: DistributiveOmit<Upload, keyof Named>, file?: File): void {
    this.change(
      this.rows.map((row) =>
        row.key === key ? { key, name: file?.name ?? row.name, bytes: file?.size ?? row.bytes, ...state } : row,
      ),
    );
  }

  private change(rows: readonly Upload[]): void {
    this.rows = rows;
    for (const notify of this.watchers) notify();
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function reasonOf(error: unknown): { reason: string; again: boolean } {
  if (!(error instanceof UploadError)) return { reason: wording.failed, again: true };
  if (error.status === 413) return { reason: wording.tooLarge, again: false };
  return { reason: error.status === 429 ? failureOf(error.answer) : wording.failed, again: true };
}

/** Whether a photo is too large, or in a format that only some browsers can read. */
const isPhotoToShrink = ({ name, size }: File) =>
  /\.(hei[cf]|jpe?g|png)$/i.test(name) && size > (/\.hei[cf]$/i.test(name) ? 0 : maxFileBytes);

/** What is wrong with a file, as far as can be seen before it is sent. */
export function fault(file: { name: string; size: number }): string | null {
  if (file.size === 0) return wording.empty;
  if (file.size > maxFileBytes) return wording.tooLarge;
  const name = file.name.toLowerCase();
  if (accepted.some((ending) => name.endsWith(ending))) return null;
  return wording.type + (/\.hei[cf]$/.test(name) ? wording.heic : '');
}

/** Adds the seconds left to each progress report, once they can be estimated. */
function progress(report: (sent: number, seconds: number | null) => void) {
  const started = performance.now();
  return (sent: number, total: number) => {
    const passed = (performance.now() - started) / 1000;
    report(sent, passed > 1 && sent > 0 ? Math.ceil((passed * (total - sent)) / sent) : null);
  };
}
