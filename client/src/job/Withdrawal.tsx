import { css } from '@emotion/react';
import { role, size, space, stack, tall } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { useErrorTitle } from '#ui/errorTitle.ts';
import { useLocation } from '#ui/location.ts';
import { usePostedForm } from '#ui/postedForm.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useSite } from '#ui/site.ts';

/** Takes back what was sent, after one confirmation. It is a plain form, with scripts too: nothing typed can be lost. */
export function Withdrawal({ what }: { what: 'message' | 'application' }) {
  const { email } = useSite();
  const { pathname } = useLocation();
  const posted = usePostedForm('withdrawal');
  const problem = posted?.error ?? posted?.userErrors[0]?.message;
  useErrorTitle(Boolean(problem));
  return (
    <details css={fold} open={Boolean(problem)}>
      <summary>Withdraw this {what}</summary>
      <form css={layout} method="post" action={pathname}>
        <input type="hidden" name="form" value="withdrawal" />
        {problem && <p css={bad} role="alert">{`Nothing was withdrawn. ${problem}.`}</p>}
        <p>
          Our team is told and stops working on it. You can’t undo this. To have it deleted too, write to{' '}
          <SmartLink href={`mailto:${email}`}>{email}</SmartLink> with the reference.
        </p>
        <div>
          <Button type="submit" look="second">
            Yes, withdraw it
          </Button>
        </div>
      </form>
    </details>
  );
}

export const fold = css`
  summary {
    ${tall('44px')};
    color: ${role.muted};
    font-size: ${size.t16};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  summary:hover {
    color: ${role.text};
  }
`;

const layout = css`
  ${stack.s4};
  padding-top: ${space.s2};
`;

const bad = css`
  color: ${role.bad};
  font-weight: 600;
`;
