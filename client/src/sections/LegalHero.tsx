import { css } from '@emotion/react';
import { measure, role, size, space } from '#theme/tokens.ts';
import { day } from '#ui/date.ts';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { PageHeading } from './PageHeading.tsx';
import type { TopProps } from './topProps.ts';

/** The heading of a legal text and the day it last changed. */
export function LegalHero({ page, hero }: TopProps) {
  return (
    <Wrap css={stack}>
      <PageHeading page={page} hero={hero} />
      {hero.lead && (
        <p css={lead}>
          <Inline text={hero.lead} />
        </p>
      )}
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

const lead = css`
  max-width: ${measure};
  font-size: ${size.t18};
  line-height: 1.5;
  text-wrap: pretty;
`;

const date = css`
  color: ${role.muted};
  font-size: ${size.t16};
`;
