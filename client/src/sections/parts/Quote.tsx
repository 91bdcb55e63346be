import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { muted16 } from '#theme/styles.ts';
import { display, ink, media, role, size, space, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import type { QuoteFragment } from './Quote.generated.ts';

/** One sentence, set large. */
export function Quote({ anchor, heading, quote, source, ground }: QuoteFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} ground={ground} headingHidden compact>
      <figure css={figure}>
        <blockquote css={sentence}>{inline(quote)}</blockquote>
        <figcaption css={muted16}>{source}</figcaption>
      </figure>
    </Section>
  );
}

const figure = css`
  ${stack.s4};
  padding-left: ${space.s5};
  border-left: 3px solid ${ink.hot};
`;

const sentence = css`
  max-width: 30ch;
  ${media.bar} {
    max-width: 36ch;
    font-size: ${size.t48};
  }
  color: ${role.accent};
  ${display(size.t36, 1.12)};
  letter-spacing: -0.03em;
  text-wrap: balance;
`;
