import { css } from '@emotion/react';
import { radius, role, size } from '#theme/tokens.ts';

/** What case studies are. It is shown on each, and once above a list of them. */
export function Disclosure({ text }: { text: string }) {
  return <p css={note}>{text}</p>;
}

/** Says the same in two words, beside the breadcrumb of a case study. */
export function ExampleMark() {
  return (
    <span css={mark}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="6" cy="8" r="4.2" />
        <circle cx="10" cy="8" r="4.2" />
      </svg>
      Composite example
    </span>
  );
}

const mark = css`
  display: inline-flex;
  gap: 0.6em;
  align-items: center;
  min-height: 34px;
  padding: 0.2rem 1rem;
  border: 1.5px dashed ${role.muted};
  border-radius: ${radius.pill};
  font-weight: 600;
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
  }
`;

const note = css`
  color: ${role.muted};
  font-size: ${size.t16};
  text-wrap: balance;
`;
