import { css } from '@emotion/react';
import { ink, radius, role } from '#theme/tokens.ts';

/** A state in words, with a mark that is amber where something is live. */
export function State({ tone, children }: { tone: keyof typeof marks; children: string }) {
  return <span css={[state, marks[tone]]}>{children}</span>;
}

const state = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-size: 0.929rem;
  font-weight: 600;
  &::before {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    border-radius: ${radius.mark};
    background: currentColor;
  }
`;

const marks = {
  done: css`
    color: ${role.ok};
  `,
  live: css`
    &::before {
      background: ${ink.hot};
    }
  `,
  bad: css`
    color: ${role.bad};
  `,
};
