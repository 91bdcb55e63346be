import { css } from '@emotion/react';
import { media } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** The button that sends a form. It stays in place while sending, so that it does not lose the focus. */
export function SubmitButton(props: { sending: boolean; look?: 'main' | 'second'; children: string }) {
  const { sending, look = 'main', children } = props;
  return (
    <div>
      <Button type="submit" look={look} css={button} aria-disabled={sending}>
        {sending ? 'Sending…' : children}
      </Button>
      <VisuallyHidden role="status">{sending ? 'Sending' : ''}</VisuallyHidden>
    </div>
  );
}

const button = css`
  ${media.phone} {
    width: 100%;
  }
`;
