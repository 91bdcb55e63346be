import { css } from '@emotion/react';
import type { PageKind } from '#gql/schema-types.ts';
import { font, media, role, size, stack } from '#theme/tokens.ts';
import { Picture } from '#ui/Picture.tsx';
import { unbroken } from '#ui/Unbroken.tsx';
import type { TopProps } from './topProps.ts';

const named: ReadonlySet<PageKind> = new Set(['SERVICE', 'PRODUCT', 'CASE_STUDY', 'PARTNER']);

/**
 * The h1 of a page, below the page's name where its kind has one. A name that the heading has isn't said twice: it is in
 * the breadcrumb, too.
 */
export function PageHeading({ page, hero }: TopProps) {
  const art = page.kind === 'SERVICE' ? page.art : null;
  const repeats = hero.heading.toLowerCase().includes(page.label.toLowerCase());
  const name = named.has(page.kind) && !repeats ? page.label : null;
  const heading = <h1 id={hero.anchor ?? undefined}>{unbroken(hero.heading)}</h1>;
  if (!name) return heading;
  return (
    <hgroup css={stack.s2}>
      <p css={nameStyle}>
        {art && <Picture picture={art} />}
        {name}
      </p>
      {heading}
    </hgroup>
  );
}

const nameStyle = css`
  display: flex;
  gap: 0.7rem;
  align-items: center;
  color: ${role.action};
  font: 600 ${size.t22} / 1.2 ${font.text};
  svg {
    flex: none;
    width: 48px;
    height: 34px;
    ${media.phone} {
      width: 40px;
      height: 28px;
    }
  }
`;
