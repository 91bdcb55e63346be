import { css } from '@emotion/react';
import { LabeledSection } from '#sections/LabeledSection.tsx';
import { rhythm } from '#sections/rhythm.ts';
import type { Ground } from '#sections/Section.tsx';
import { muted16 } from '#theme/styles.ts';
import { font, measure, media, role, size, space, split } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { CardsFragment } from './Cards.generated.ts';

/** A ruled list of items with a sentence each. */
export function Cards({ anchor, label, heading, lead, cards, ground }: CardsFragment & { ground: Ground }) {
  return (
    <LabeledSection id={anchor} label={label} heading={heading} lead={lead} ground={ground} layout="split" compact>
      <ul css={[pairs, cards.length === 4 ? fours : cards.length !== 2 && threes, rows]}>
        {cards.map(({ title, text, link }) => (
          <RuledRow key={title} title={title} text={text} link={link} />
        ))}
      </ul>
    </LabeledSection>
  );
}

/* Two columns. In them, and on phones, the sentence is below its title. */
const pairs = css`
  ${media.bar} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${space.s7};
    li:nth-of-type(n) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    li:nth-of-type(2) {
      border-top: 2px solid ${role.rule};
    }
  }
`;

const threes = css`
  ${media.bar} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 ${space.s6};
    li:nth-of-type(3) {
      border-top: 2px solid ${role.rule};
    }
    li:last-child:nth-of-type(3n + 1) {
      grid-column: 1 / -1;
    }
  }
`;

const fours = css`
  ${media.bar} {
    ${rhythm.build} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 0 ${space.s6};
      li {
        border-top: 2px solid ${role.rule};
      }
    }
  }
`;

/* On a page that opens with a table, so does the list look. */
const rows = css`
  ${media.bar} {
    ${rhythm.run} {
      display: block;
      li:nth-of-type(n) {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      }
      li:nth-of-type(n + 2) {
        border-top: 1px solid ${role.line};
      }
    }
  }
`;

interface RuledRowProps {
  title: string;
  text: string;
  link?: string | null;
}

/** An item and its sentence, side by side. */
export function RuledRow({ title, text, link }: RuledRowProps) {
  return (
    <li css={row}>
      <h3 css={name}>{link ? <SmartLink href={link}>{title}</SmartLink> : title}</h3>
      <p css={sentence}>{inline(text)}</p>
    </li>
  );
}

const row = css`
  ${split('5fr 7fr')};
  gap: 0.3rem ${space.s5};
  padding-block: 0.95rem;
  border-top: 1px solid ${role.line};
  &:first-of-type {
    border-top: 2px solid ${role.rule};
  }
  ${media.phone} {
    padding-block: 0.75rem;
  }
`;

/* A title without a link must not look like one. */
const name = css`
  color: ${role.text};
  font: 600 ${size.t18} / 1.25 ${font.text};
  a {
    color: ${role.accent};
    text-decoration: underline 1px;
    text-underline-offset: 0.15em;
  }
  a:hover {
    color: ${role.action};
    text-decoration-thickness: 2px;
  }
`;

const sentence = css`
  max-width: ${measure};
  ${muted16};
  line-height: 1.5;
`;
