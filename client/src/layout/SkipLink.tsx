import { css } from '@emotion/react';
import { layer, motion, radius, role } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';

/** The first link of every page. It is visible while it has the focus, and leads past the menu. */
export function SkipLink() {
  return (
    <SmartLink href="#main" css={skip}>
      Skip to content
    </SmartLink>
  );
}

const skip = css`
  position: fixed;
  top: 0;
  left: 1rem;
  z-index: ${layer.skip};
  padding: 0.8rem 2.4rem;
  border-radius: ${radius.pill};
  background: ${role.accent};
  color: ${role.page};
  transform: translateY(-120%);
  transition: transform ${motion.fast};
  &:focus {
    transform: translateY(1rem);
  }
`;
