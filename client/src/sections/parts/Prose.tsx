import { css } from '@emotion/react';
import { LabeledSection } from '#sections/LabeledSection.tsx';
import { heroes } from '#sections/lazyParts.ts';
import { rhythm } from '#sections/rhythm.ts';
import type { Ground } from '#sections/Section.tsx';
import { role, size, space, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { RichText } from '#ui/RichText.tsx';
import { Figure } from './Facts.tsx';
import type { ProseFragment } from './Prose.generated.ts';

const Specimen = lazyComponent(heroes, (module) => module.Specimen);

/** Text with its heading next to it, or below its label. Text without a heading continues the section above. */
export function Prose(props: ProseFragment & { ground: Ground }) {
  const { anchor, label, heading, lead, text, figure, specimen, ground } = props;
  const aside = figure && (
    <p css={margin}>
      <Figure value={figure.value} unit={figure.unit} /> <span>{inline(figure.text)}</span>
    </p>
  );
  return (
    <LabeledSection {...{ label, heading, lead, ground, aside }} id={anchor} layout="split" compact>
      <div css={column}>
        <RichText blocks={text} level={heading ? 3 : 2} />
        {specimen && <Specimen specimen={specimen} />}
      </div>
    </LabeledSection>
  );
}

const column = css`
  ${stack.s5};
  > figure {
    max-width: 34em;
  }
`;

const margin = css`
  ${stack.s3};
  max-width: 300px;
  margin-top: ${space.s2};
  padding-top: ${space.s4};
  border-top: 2px solid ${role.rule};
  color: ${role.muted};
  line-height: 1.45;
  > :first-of-type {
    font-size: 4rem;
  }
  ${rhythm.build} {
    max-width: none;
    > :first-of-type {
      font-size: ${size.t72};
    }
  }
  ${rhythm.staff} {
    margin-top: ${space.s4};
  }
`;
