import { css } from '@emotion/react';
import { role, size } from '#theme/tokens.ts';

/** What case studies are. A page that shows one says it once. */
export function Disclosure({ text }: { text: string }) {
  return <p css={note}>{text}</p>;
}

const note = css`
  color: ${role.muted};
  font-size: ${size.t16};
  text-wrap: balance;
`;
