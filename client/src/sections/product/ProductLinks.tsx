import { css } from '@emotion/react';
import { flow, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';

interface ProductLinksProps {
  links: readonly { label: string; link: string }[];
}

/** Links to a product's demo, tour, documents and app stores. */
export function ProductLinks({ links }: ProductLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul css={list}>
      {links.map(({ label, link }) => (
        <li key={label}>
          <SmartLink href={link}>{label}</SmartLink>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  ${flow(space.s2, space.s5)};
  font-size: ${size.t16};
`;
