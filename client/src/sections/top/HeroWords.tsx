import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { leadText } from '#sections/Section.tsx';
import { mutedLines } from '#theme/styles.ts';
import { media, space, split, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { HeroActions } from './HeroActions.tsx';
import type { TopProps } from './topProps.ts';

interface HeroWordsProps extends Pick<TopProps, 'hero'> {
  /** Shown between the actions and the proof. */
  children?: ReactNode;
}

/** The part of a hero below its heading: lead, actions and proof. */
export function HeroWords({ hero, children }: HeroWordsProps) {
  return (
    <>
      {hero.lead && <p css={leadText}>{inline(hero.lead)}</p>}
      <HeroActions links={hero.actions} />
      {children}
      {hero.proof && <p css={mutedLines}>{inline(hero.proof)}</p>}
    </>
  );
}

/** Seven parts of text, five for a picture beside it. On tablets the heading has the full width. */
export const columns = css`
  ${split('7fr 5fr')};
  gap: ${space.s5} ${space.s7};
  > :is(h1, hgroup) {
    align-self: end;
  }
  ${media.drawer} {
    column-gap: ${space.s5};
    > :is(h1, hgroup) {
      grid-column: 1 / -1;
    }
  }
`;

export const words = css`
  ${stack.s5};
  align-content: start;
`;
