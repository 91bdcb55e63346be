import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useData } from '#data/hooks.ts';
import { captchaOf } from './captchaOf.ts';
import { recall, remember } from './draft.ts';
import { uploadFile } from './upload.ts';
import { isUnder, type Pending, type Taken, type Upload, Uploads } from './uploads.ts';

export interface UploadList {
  rows: readonly Upload[];
  uploads: Uploads;
}

interface Remembered {
  at: number;
  files: readonly Taken[];
  /** Files that were on their way. */
  pending?: readonly Pending[];
}

/** The server stores a file without an application for a day. */
const lifetime = 20 * 3600_000;

/**
 * The files of one form. Those that were posted before are there from the start, those that this tab has stored or lost
 * appear after hydration.
 */
export function useUploads(posted: readonly Taken[], draft: string): UploadList {
  const source = useData();
  const [uploads] = useState(
    () =>
      new Uploads(posted, async (file, options) => {
        const captcha = await (await captchaOf(source)).take();
        return uploadFile(file, { ...options, captcha });
      }),
  );
  const rows = useRows(uploads);
  useEffect(() => {
    const known = recall<Remembered>(draft, 'files');
    // biome-ignore lint/plugin: in an effect
    const age = Date.now() - (known?.at ?? 0);
    if (known && age < lifetime && uploads.rows.every(({ state }) => state !== 'done'))
      uploads.restore(known.files, known.pending ?? []);
    return uploads.watch(() => {
      const [files, pending] = [uploads.taken(), uploads.pending()];
      // biome-ignore lint/plugin: when a file has come or gone
      remember(draft, 'files', files.length + pending.length > 0 ? { at: Date.now(), files, pending } : null);
    });
  }, [uploads, draft]);
  // Files that are under way would be lost: the browser asks first.
  const under = rows.some(isUnder);
  useEffect(() => {
    if (!under) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [under]);
  useEffect(() => () => uploads.stop(), [uploads]);
  return useMemo(() => ({ rows, uploads }), [rows, uploads]);
}

/** The rows as they are now. */
export function useRows(uploads: Uploads): readonly Upload[] {
  const read = () => uploads.rows;
  return useSyncExternalStore(uploads.watch, read, read);
}
