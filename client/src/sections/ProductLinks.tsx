import { css } from '@emotion/react';
import { role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';

interface ProductLinksProps {
  links: readonly { label: string; link: string }[];
}

/** Links to a product's demo, tour and app stores, one for each address. Those without an address yet are text. */
export function ProductLinks({ links }: ProductLinksProps) {
  const shown = links.filter(({ link }, i) => links.findIndex((other) => other.link === link) === i);
  if (shown.length === 0) return null;
  const placeholders = shown.filter(({ link }) => isPlaceholder(link)).map(({ label }) => label);
  return (
    <ul css={list}>
      {shown
        .filter(({ link }) => !isPlaceholder(link))
        .map(({ label, link }) => (
          <li key={label}>
            <SmartLink href={link}>{label}</SmartLink>
          </li>
        ))}
      {missing(placeholders).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Addresses under `.example` can never exist (RFC 2606): they are placeholders. */
function isPlaceholder(link: string): boolean {
  return /^[a-z]+:\/\/[^/?#]*\.example([:/?#]|$)/i.test(link);
}

/** Stores are named in one phrase. */
function missing(labels: readonly string[]): string[] {
  const stores = Object.entries(inStore).flatMap(([label, place]) => (labels.includes(label) ? [place] : []));
  const others = labels.filter((label) => !(label in inStore)).map((label) => `${label}: not yet published`);
  return stores.length ? [`Not yet ${stores.join(' or ')}`, ...others] : others;
}

const inStore: Record<string, string> = { 'App Store': 'in the App Store', 'Google Play': 'on Google Play' };

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s5};
  color: ${role.muted};
  font-size: ${size.t16};
`;
