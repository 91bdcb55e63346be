import { css } from '@emotion/react';
import { size, space } from '#theme/tokens.ts';
import { useSite } from '#ui/site.ts';
import { warning } from '#ui/warning.ts';

/** How to recognize fraudulent offers. It is on every job. */
export function FraudNote() {
  const { email } = useSite();
  const domain = email.slice(email.lastIndexOf('@'));
  return (
    <p css={note}>
      <b>We never ask for money,</b> gift cards or bank details before a signed contract. Our e-mail addresses end in{' '}
      {domain}.
    </p>
  );
}

const note = css`
  ${warning};
  padding: ${space.s4} ${space.s5};
  font-size: ${size.t16};
`;
