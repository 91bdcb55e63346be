import { css } from '@emotion/react';
import { font, ink, measure, media, role, size } from '#theme/tokens.ts';
import { columns, columnsFor } from '#ui/columns.ts';
import { Inline } from '#ui/Inline.tsx';
import { live, node } from '#ui/node.ts';
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
            <h3 css={name}>{title}</h3>
            <p css={muted}>{when}</p>
          </div>
          <p css={[muted, sentence]}>
            <Inline text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Nodes of one line, below each other. `data-live` marks the decisive one. */
export const chain = css`
  display: grid;
  li {
    position: relative;
    padding: 0 0 1.2rem 2rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 10px;
    bottom: -4px;
    left: 6px;
    width: 2px;
    background: ${ink.line};
  }
  li:last-of-type::before {
    display: none;
  }
  li::after {
    ${node}
    top: 4px;
  }
  [data-live]::after {
    ${live}
  }
  ${media.forced} {
    li::before {
      background: CanvasText;
    }
    [data-live]::after {
      background: Highlight;
    }
  }
`;

/** Beside each other where there is room. */
export const level = css`
  @media (min-width: 48em) {
    ${columns}
    li {
      padding: 1.7rem 1.4rem 0 0;
    }
    li::before {
      top: 6px;
      right: 0;
      bottom: auto;
      left: 0;
      width: auto;
      height: 2px;
    }
    li::after {
      top: 0;
    }
  }
`;

/* When it happens comes first for the eye, what happens for screen readers. */
const head = css`
  display: flex;
  flex-direction: column-reverse;
`;

const name = css`
  color: ${role.accent};
  font: 600 ${size.t18} / 1.25 ${font.text};
`;

const muted = css`
  color: ${role.muted};
`;

const sentence = css`
  max-width: ${measure};
  margin-top: 0.25rem;
  line-height: 1.45;
`;
