import { css } from '@emotion/react';
import { media, motion } from '#theme/tokens.ts';
import { SmartLink, type SmartLinkProps } from './SmartLink.tsx';

/** A link to a page with more on the same. */
export function ArrowLink(props: SmartLinkProps) {
  return <SmartLink css={arrow} {...props} />;
}

const arrow = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 0.5em;
  min-height: 28px;
  font-weight: 600;
  text-decoration: none;
  &::after {
    content: '';
    flex: none;
    width: 22px;
    height: 9px;
    background: currentColor;
    mask: var(--arrow) center / contain no-repeat;
    transition: transform ${motion.normal};
  }
  ${media.forced} {
    &::after {
      background: LinkText;
    }
  }
  &:hover {
    text-decoration: underline;
  }
  &:hover::after {
    transform: translateX(4px);
  }
  ${media.calm} {
    &:hover::after {
      transform: none;
    }
  }
`;
