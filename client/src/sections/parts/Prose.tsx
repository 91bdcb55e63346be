import { css } from '@emotion/react';
import { LabeledSection } from '#sections/LabeledSection.tsx';
import { heroes } from '#sections/lazyParts.ts';
import type { Ground } from '#sections/Section.tsx';
import { media, role, size, space, split, stack } from '#theme/tokens.ts';
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
    <p css={label ? margin : short}>
      <Figure value={figure.value} unit={figure.unit} /> <span>{inline(figure.text)}</span>
    </p>
  );
  return (
    <LabeledSection {...{ label, heading, lead, ground, aside }} id={anchor} layout="split" compact>
      <div css={[column, figure && !label && beside]}>
        <RichText blocks={text} level={heading ? 3 : 2} />
        {specimen && <Specimen specimen={specimen} />}
        {!label && aside}
      </div>
    </LabeledSection>
  );
}

const column = css`
  ${stack.s5};
`;

const beside = css`
  ${split('34em 1fr', media.drawer)};
  gap: ${space.s4} ${space.s6};
  align-items: start;
  /* Between texts below each other there is a rule. */
  ${media.drawer} {
    section:has(> div > &) + section > div:has(> &) {
      margin-top: calc(-1 * ${space.s5});
      padding-top: ${space.s5};
      border-top: 2px solid ${role.rule};
    }
  }
`;

/** Beside the text of a section without a label. */
const short = css`
  ${stack.s2};
  color: ${role.muted};
  > :first-of-type {
    font-size: 4rem;
  }
`;

const margin = css`
  ${stack.s3};
  margin-top: ${space.s2};
  padding-top: ${space.s4};
  border-top: 2px solid ${role.rule};
  color: ${role.muted};
  line-height: 1.45;
  > :first-of-type {
    font-size: ${size.t72};
  }
`;
