import { css } from '@emotion/react';
import { useState } from 'react';
import { plain } from '#form/plain.ts';

/** Puts the page's address on the clipboard. Useless without scripts, and not there then. */
export function CopyLink() {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      say('Link copied');
    } catch {
      // Clipboards are closed on plain http and to some browsers: the address line has the link as well.
      say('The link could not be copied. It stands in the address line.');
    }
  };
  return (
    <div css={line}>
      <button css={[plain, flush]} type="button" onClick={copy}>
        Copy link to this job
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
  html:not(.js) & {
    display: none;
  }
`;
