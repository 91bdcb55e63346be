import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { captchaOf } from './captchaOf.ts';
import { uploadFile } from './upload.ts';
import { type Upload, Uploads } from './uploads.ts';

export interface UploadList {
  rows: readonly Upload[];
  uploads: Uploads;
}

/** The files of one form. Those that were posted before are there from the start. */
export function useUploads(posted: readonly { id: string; name: string; bytes: number }[]): UploadList {
  const client = useApolloClient();
  const [uploads] = useState(
    () =>
      new Uploads(posted, async (file, options) => {
        const captcha = await (await captchaOf(client)).take();
        return uploadFile(file, { ...options, captcha });
      }),
  );
  const rows = useRows(uploads);
  useEffect(() => () => uploads.stop(), [uploads]);
  return useMemo(() => ({ rows, uploads }), [rows, uploads]);
}

/** The rows as they are now. */
export function useRows(uploads: Uploads): readonly Upload[] {
  const read = () => uploads.rows;
  return useSyncExternalStore(uploads.watch, read, read);
}
