import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { color, ink, radius, space } from '#theme/tokens.ts';

/** Says that the connection is gone, as long as it is. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status" css={place}>
      {online ? null : (
        <p css={note}>You are offline. What you typed stays here; send it when you are connected again.</p>
      )}
    </div>
  );
}

/** Whether the browser believes that it is connected. On the server and at first it is. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

function watch(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

const place = css`
  &:empty {
    display: none;
  }
`;

const note = css`
  padding: ${space.s3} ${space.s4};
  border-left: 4px solid ${ink.hot};
  border-radius: ${radius.mark} ${radius.card} ${radius.card} ${radius.mark};
  background: ${color.amber50};
`;
