import { css } from '@emotion/react';
import { role, size, space } from '#theme/tokens.ts';
import { leavesSite, SmartLink } from '#ui/SmartLink.tsx';

interface ProductLinksProps {
  links: readonly { label: string; link: string }[];
}

/** Where a product is found outside the site: its tour and the app stores. What has no address yet is said in words. */
export function ProductLinks({ links }: ProductLinksProps) {
  const outside = links.filter(({ link }) => leavesSite(link));
  if (outside.length === 0) return null;
  return (
    <ul css={list}>
      {outside.map(({ label, link }) => (
        <li key={label}>{isPlaceholder(link) ? missing(label) : <SmartLink href={link}>{label}</SmartLink>}</li>
      ))}
    </ul>
  );
}

/** Addresses under `.example` can never exist (RFC 2606): they keep the place of real ones. */
function isPlaceholder(link: string): boolean {
  return /^[a-z]+:\/\/[^/?#]*\.example([:/?#]|$)/i.test(link);
}

function missing(label: string): string {
  if (label === 'App Store') return 'Not yet in the App Store';
  if (label === 'Google Play') return 'Not yet on Google Play';
  return `${label}: not yet published`;
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s5};
  color: ${role.muted};
  font-size: ${size.t16};
`;
