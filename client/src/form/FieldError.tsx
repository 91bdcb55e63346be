import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { role, space } from '#theme/tokens.ts';
import { AlertIcon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** The error of a field. Not by color alone: it has an icon and begins with the word “Error”. */
export function FieldError({ id, message }: { id: string; message: ReactNode }) {
  if (!message) return null;
  return (
    <p id={`${id}-error`} css={error}>
      <AlertIcon css={icon} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {message}
      </span>
    </p>
  );
}

const error = css`
  display: flex;
  gap: ${space.s2};
  align-items: flex-start;
  color: ${role.bad};
  font-weight: 600;
`;

const icon = css`
  margin-top: 0.15em;
`;
