import { css } from '@emotion/react';
import { muted16 } from '#theme/styles.ts';

/** What case studies are. A page that shows one says it once. */
export function Disclosure({ text }: { text: string }) {
  return <p css={note}>{text}</p>;
}

const note = css`
  ${muted16};
  text-wrap: balance;
`;
