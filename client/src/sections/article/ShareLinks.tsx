import { css } from '@emotion/react';
import { media, space } from '#theme/tokens.ts';
import { CopyLink } from '#ui/CopyLink.tsx';
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
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  align-items: center;
  margin-top: ${space.s3};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
  ${media.print} {
    display: none;
  }
`;
