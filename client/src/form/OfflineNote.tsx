import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { warning } from '#ui/warning.ts';

/** A notice that is shown while the browser is offline. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status" css={place}>
      {online ? null : (
        <p css={warning}>You’re offline. What you typed stays here; send it when you’re connected again.</p>
      )}
    </div>
  );
}

/** Whether the browser reports a connection. True on the server and during hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

function watch(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

const place = css`
  &:empty {
    display: none;
  }
`;
