import { css } from '@emotion/react';
import { font, ink, measure, media, role, space } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { Sign } from './Mark.tsx';
import type { SpecimenTextFragment } from './Text.generated.ts';

/** What somebody says, or without a label code. What to look at in code has the color of a fault. */
export function Text({ label, text, source, state }: SpecimenTextFragment) {
  if (label === null) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus it cannot be scrolled with the keyboard
      <pre css={[code, state && states[state]]} tabIndex={0}>
        {inline(text.trimEnd())}
      </pre>
    );
  }
  return (
    <div css={[passage, state ? states[state] : asked]} data-passage="">
      <p css={speaker}>
        <Sign state={state} />
        {label}
      </p>
      <p>{inline(text)}</p>
      {source && <p css={from}>{source}</p>}
    </div>
  );
}

/* Parts of one message follow each other without a gap. */
const code = css`
  margin: 0;
  padding: 0.6rem var(--inset);
  border-left: 4px solid transparent;
  background: ${role.desk};
  font: 500 0.893rem/1.6 ${font.mono};
  letter-spacing: -0.02em;
  word-spacing: 0;
  white-space: break-spaces;
  overflow-wrap: anywhere;
  strong {
    color: ${role.bad};
    font-weight: 700;
  }
  ${media.phone} {
    font-size: 0.857rem;
  }
`;

/* The first is at the left, replies are at the right. */
const passage = css`
  width: fit-content;
  max-width: min(${measure}, calc(88% - 2 * var(--inset)));
  margin: ${space.s4} var(--inset);
  padding: 0.6rem 1.1rem 0.7rem;
  border: 1.5px solid transparent;
  border-radius: 18px 18px 18px 4px;
  background: ${role.desk};
  font-size: 1rem;
  line-height: 1.45;
  [data-passage] + & {
    margin: 0 var(--inset) ${space.s4} auto;
    border-radius: 18px 18px 4px 18px;
  }
`;

const asked = css`
  *:not([data-passage]) + & {
    background: ${role.fill};
    &,
    p {
      color: ${role.buttonText};
    }
  }
`;

const states = {
  GOOD: css`
    border-color: ${role.ok};
    background: ${role.okGround};
    pre& strong {
      color: ${role.ok};
    }
  `,
  BAD: css`
    border-color: ${role.bad};
    background: ${role.badGround};
    [data-passage]& {
      border-style: dashed;
    }
  `,
  LIVE: css`
    border-color: ${ink.hot};
  `,
};

const speaker = css`
  display: flex;
  gap: 0.4em;
  align-items: center;
  color: ${role.muted};
  font-size: 0.857rem;
  font-weight: 600;
`;

const from = css`
  margin-top: 0.3rem;
  color: ${role.muted};
  font-size: 0.857rem;
`;
