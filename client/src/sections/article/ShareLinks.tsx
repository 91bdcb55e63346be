import { css } from '@emotion/react';
import { space } from '#theme/tokens.ts';
import { CopyLink } from '#ui/CopyLink.tsx';
import { linkRow } from '#ui/linkRow.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useSite } from '#ui/site.ts';
import { BlogFeeds } from './BlogFeeds.tsx';

/** Links to share a page. No social network is contacted before a click. */
export function ShareLinks({ path, title }: { path: string; title: string }) {
  const { url } = useSite();
  const address = encodeURIComponent(url + path);
  const text = encodeURIComponent(title);
  return (
    <nav css={row} aria-label="Share and follow">
      <span>Share:</span>
      <a href={`mailto:?subject=${text}&body=${address}`}>E-mail</a>
      <SmartLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${address}`}>LinkedIn</SmartLink>
      <SmartLink href={`https://x.com/intent/post?url=${address}&text=${text}`}>X</SmartLink>
      <CopyLink label="Copy link" />
      <BlogFeeds />
    </nav>
  );
}

const row = css`
  ${linkRow};
  margin-top: ${space.s3};
`;
