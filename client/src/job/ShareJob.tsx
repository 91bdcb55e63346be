import { css } from '@emotion/react';
import { CopyLink } from '#ui/CopyLink.tsx';
import { linkButton } from '#ui/linkButton.ts';
import { linkRow } from '#ui/linkRow.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useSite } from '#ui/site.ts';
import { useHydrated } from '#ui/useHydrated.ts';

/**
 * Ways to pass a job on: by mail, by WhatsApp, as a link, and with the device's own share sheet where it has one. Nobody
 * is contacted before a click.
 */
export function ShareJob({ path, title }: { path: string; title: string }) {
  const address = useSite().url + path;
  const canShare = useHydrated() && 'share' in navigator;
  const text = encodeURIComponent(title);
  return (
    <nav css={linkRow} aria-label="Share this job">
      <span>Share this job:</span>
      <a href={`mailto:?subject=${text}&body=${encodeURIComponent(address)}`}>E-mail</a>
      <SmartLink href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}>WhatsApp</SmartLink>
      <CopyLink label="Copy link" />
      <button
        css={[linkButton, canShare || kept]}
        type="button"
        // Closing the sheet is no error.
        onClick={() => navigator.share({ title, url: address }).catch(() => {})}
      >
        More ways
      </button>
    </nav>
  );
}

/* Its room is kept, so that nothing moves when it appears. */
const kept = css`
  visibility: hidden;
`;
