import { css } from '@emotion/react';
import { useState } from 'react';
import { linkButton } from './linkButton.ts';
import { needsScripts } from './needsScripts.ts';

/** Copies the page's address to the clipboard. Without scripts it is hidden. */
export function CopyLink({ label }: { label: string }) {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      say('Link copied');
    } catch {
      // The clipboard is not available over http and in some browsers: the address bar has the link too.
      say('We couldn’t copy the link. Copy it from the address bar.');
    }
  };
  return (
    <div css={line}>
      <button css={[linkButton, flush]} type="button" onClick={copy}>
        {label}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}

const flush = css`
  padding-left: 0;
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${needsScripts};
  > span:not(:empty) {
    margin-left: 0.6rem;
  }
`;
