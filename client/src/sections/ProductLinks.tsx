import { css } from '@emotion/react';
import { role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';

interface ProductLinksProps {
  links: readonly { label: string; link: string }[];
}

/** Links to a product's demo, tour and app stores, one for each address. One without an address yet is text. */
export function ProductLinks({ links }: ProductLinksProps) {
  const shown = links.filter(({ link }, i) => links.findIndex((other) => other.link === link) === i);
  if (shown.length === 0) return null;
  return (
    <ul css={list}>
      {shown.map(({ label, link }) => (
        <li key={label}>{isPlaceholder(link) ? missing(label) : <SmartLink href={link}>{label}</SmartLink>}</li>
      ))}
    </ul>
  );
}

/** Addresses under `.example` can never exist (RFC 2606): they are placeholders. */
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
