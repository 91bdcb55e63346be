import { css } from '@emotion/react';
import type { PageKind } from '#gql/schema-types.ts';
import { font, role, size, stack } from '#theme/tokens.ts';
import { unbroken } from '#ui/Unbroken.tsx';
import type { TopProps } from './topProps.ts';

const named: ReadonlySet<PageKind> = new Set(['SERVICE', 'PRODUCT', 'CASE_STUDY']);

/** The h1 of a page, below the page's name where its kind has one. */
export function PageHeading({ page, hero }: TopProps) {
  const heading = <h1 id={hero.anchor ?? undefined}>{unbroken(hero.heading)}</h1>;
  if (!named.has(page.kind)) return heading;
  return (
    <hgroup css={stack.s2}>
      <p css={name}>{page.label}</p>
      {heading}
    </hgroup>
  );
}

const name = css`
  color: ${role.action};
  font: 600 ${size.t22} / 1.2 ${font.text};
`;
