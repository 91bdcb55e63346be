import { css } from '@emotion/react';
import { muted } from '#theme/styles.ts';
import { font, measure, role, size } from '#theme/tokens.ts';
import { columnsFor } from '#ui/columns.ts';
import { inline } from '#ui/Inline.tsx';
import { chain, level } from '#ui/node.ts';
import type { StepsFragment } from './Steps.generated.ts';

/** The most steps that are readable beside each other. */
const mostBeside = 5;

/** Steps as nodes of one line, the decisive one live: beside each other, on phones and if there are many below each other. */
export function StepChain({ steps }: Pick<StepsFragment, 'steps'>) {
  return (
    <ol css={[chain, columnsFor[steps.length], steps.length <= mostBeside && level]}>
      {steps.map(({ title, when, text, decisive }) => (
        <li key={title} data-live={decisive || undefined}>
          <div css={head}>
            <h3 css={stepName}>{title}</h3>
            <p css={muted}>{when}</p>
          </div>
          <p css={[muted, sentence]}>{inline(text)}</p>
        </li>
      ))}
    </ol>
  );
}

/* When it happens comes first for the eye, what happens for screen readers. */
const head = css`
  display: flex;
  flex-direction: column-reverse;
`;

export const stepName = css`
  color: ${role.accent};
  font: 600 ${size.t18} / 1.25 ${font.text};
`;

const sentence = css`
  max-width: ${measure};
  margin-top: 0.25rem;
  line-height: 1.45;
`;
