import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Upload } from './uploads.ts';

/** Announces to screen readers when an upload starts, ends or fails, and when a file is removed. Not its progress. */
export function UploadStatus({ rows }: { rows: readonly Upload[] }) {
  const known = useRef<readonly Upload[]>([]);
  const [said, say] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = rows;
    const gone = before.filter(({ key }) => !rows.some((row) => row.key === key));
    const news = rows.filter(
      ({ key, state }) => state !== 'waiting' && before.find((row) => row.key === key)?.state !== state,
    );
    const said = [...gone.map(({ name }) => `${name} removed`), ...news.map(words)];
    if (said.length > 0) say(said.join('. '));
  }, [rows]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

function words(row: Upload): string {
  switch (row.state) {
    case 'done':
      return `${row.name} uploaded`;
    case 'failed':
      return `${row.name}: ${row.reason}`;
    default:
      return `Uploading ${row.name}`;
  }
}
