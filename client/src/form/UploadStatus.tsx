import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Upload } from './uploads.ts';

/** Tells those who do not see the rows when a file begins, ends or fails. Progress in between is not told. */
export function UploadStatus({ rows }: { rows: readonly Upload[] }) {
  const known = useRef(new Map<number, Upload['state']>());
  const [said, say] = useState('');
  useEffect(() => {
    const news = rows.filter((row) => row.state !== 'waiting' && known.current.get(row.key) !== row.state);
    known.current = new Map(rows.map((row) => [row.key, row.state]));
    if (news.length > 0) say(news.map(words).join('. '));
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
