import { css } from '@emotion/react';
import { PageHeading } from '#sections/top/PageHeading.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { role, size, space } from '#theme/tokens.ts';
import { day } from '#ui/date.ts';
import { Wrap } from '#ui/Wrap.tsx';

/** The heading of a legal text and the day it last changed. */
export function LegalHero({ page, hero }: TopProps) {
  return (
    <Wrap css={stack}>
      <PageHeading page={page} hero={hero} />
      <p css={date}>
        Last changed on <time dateTime={page.updated}>{day(page.updated)}</time>
      </p>
    </Wrap>
  );
}

const stack = css`
  display: grid;
  gap: ${space.s4};
`;

const date = css`
  color: ${role.muted};
  font-size: ${size.t16};
`;
