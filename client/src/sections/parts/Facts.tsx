import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { muted16, ruled } from '#theme/styles.ts';
import { display, media, role, size, space, split } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import type { FactsFragment } from './Facts.generated.ts';

type Fact = FactsFragment['facts'][number];

/** Figures with their meaning and baseline. */
export function Facts({ anchor, heading, lead, facts, ground }: FactsFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} layout="split" compact>
      <FactRows facts={facts} />
    </Section>
  );
}

export function FactRows({ facts }: { facts: readonly Omit<Fact, '__typename'>[] }) {
  return (
    <ul css={ruled}>
      {facts.map(({ value, unit, text, basis }) => (
        <li key={value + text} css={row}>
          <Figure value={value} unit={unit} />
          <div css={meaning}>
            <p>{inline(text)}</p>
            {basis && <p css={base}>{basis}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface FigureProps {
  value: string;
  unit: string | null;
  className?: string;
  /** The path of the page for which the figure stands; see app/morph.ts. */
  'data-morph'?: string | undefined;
}

export function Figure({ value, unit, ...rest }: FigureProps) {
  return (
    <span css={figure} {...rest}>
      {value}
      {unit && unit !== '%' && ' '}
      {unit && <small>{unit}</small>}
    </span>
  );
}

const row = css`
  ${split('9fr 16fr')};
  gap: ${space.s5};
  align-items: center;
  padding-block: ${space.s4};
  border-bottom: 1px solid ${role.line};
  ${media.phone} {
    gap: ${space.s1};
    padding-block: 0.65rem;
    > span {
      font-size: 3.12rem;
    }
  }
`;

const figure = css`
  width: fit-content;
  color: ${role.accent};
  ${display(size.t72, 0.9)};
  letter-spacing: -0.05em;
  /* A unit of several words gets a separate line, so that it does not run into the next column. */
  small {
    display: inline-block;
    line-height: 1;
    margin-left: 0.08em;
    font-size: 0.55em;
    letter-spacing: -0.03em;
    word-spacing: 0.12em;
  }
`;

const meaning = css`
  max-width: 46ch;
  font-size: ${size.t18};
  line-height: 1.4;
  ${media.phone} {
    font-size: ${size.t16};
    line-height: 1.35;
  }
`;

const base = css`
  ${muted16};
  ${media.phone} {
    font-size: ${size.t14};
  }
`;
