import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { role, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { RichText } from '#ui/RichText.tsx';
import { Figure } from './Facts.tsx';
import type { ProseFragment } from './Prose.generated.ts';

/** Text with its heading next to it, or below its label. Text without a heading continues the section above. */
export function Prose({ anchor, label, heading, lead, text, figure, ground }: ProseFragment & { ground: Ground }) {
  const aside = figure && (
    <p css={margin}>
      <Figure value={figure.value} unit={figure.unit} />{' '}
      <span>
        <Inline text={figure.text} />
      </span>
    </p>
  );
  return (
    <Section {...{ label, heading, lead, ground, aside }} id={anchor} layout="split" compact>
      <RichText blocks={text} level={heading ? 3 : 2} />
    </Section>
  );
}

const margin = css`
  display: grid;
  gap: ${space.s3};
  max-width: 300px;
  margin-top: ${space.s2};
  padding-top: ${space.s4};
  border-top: 2px solid ${role.rule};
  color: ${role.muted};
  line-height: 1.45;
  > :first-of-type {
    font-size: 4rem;
  }
`;
