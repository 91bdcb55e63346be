import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { radius, role } from '#theme/tokens.ts';
import { CrossIcon } from './Icon.tsx';
import { SmartLink } from './SmartLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A chosen filter; a click removes it. */
export function Chip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SmartLink href={href} css={chip}>
      <VisuallyHidden>Remove </VisuallyHidden>
      {children}
      <CrossIcon />
    </SmartLink>
  );
}

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 36px;
  padding: 0 0.55rem 0 1.1rem;
  border: 1.5px solid ${role.action};
  border-radius: ${radius.pill};
  background: ${role.soft};
  color: ${role.accent};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${role.header};
  }
`;
