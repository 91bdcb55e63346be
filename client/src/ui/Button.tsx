import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { hiddenIn, media, motion, radius, role, size, space } from '#theme/tokens.ts';
import { SmartLink, type SmartLinkProps } from './SmartLink.tsx';

interface Look {
  /** `second` beside the main button. */
  look?: 'main' | 'second';
  /** 40 px high, 44 px on touch screens, instead of 48. */
  small?: boolean;
}

/** A button, for what happens on this page. */
export function Button({
  look = 'main',
  small = false,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & Look) {
  return <button type={type} css={[button, looks[look], small && compact]} {...rest} />;
}

/** A link that looks like a button, for the few places where it is the main action. */
export function ButtonLink({ look = 'main', small = false, ...rest }: SmartLinkProps & Look) {
  return <SmartLink css={[button, looks[look], small && compact]} {...rest} />;
}

/** Buttons side by side; stacked on phones. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  ${media.phone} {
    > * {
      width: 100%;
    }
  }
`;

/** A button with an icon alone. */
export const roundButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 1.5px solid ${role.lineStrong};
  border-radius: ${radius.pill};
  background: ${role.raised};
  color: ${role.accent};
  cursor: pointer;
`;

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 48px;
  padding: 0.4rem 1.75rem;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  font-weight: 600;
  font-size: ${size.t16};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${motion.normal},
    color ${motion.normal},
    border-color ${motion.normal};
  &[aria-disabled='true'] {
    opacity: 0.8;
    cursor: default;
  }
  ${media.forced} {
    border-color: ButtonText;
  }
  ${hiddenIn(media.print)};
`;

const compact = css`
  min-height: 40px;
  padding: 0.2rem 1.3rem;
  font-size: ${size.t14};
  /* Beside other elements its text stays on one line, unless it is wider than the whole line. */
  flex: none;
  max-width: 100%;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const looks = {
  main: css`
    background: ${role.button};
    color: ${role.buttonText};
    &:hover {
      background: ${role.buttonHover};
    }
  `,
  second: css`
    border-color: ${role.lineStrong};
    background: transparent;
    color: ${role.accent};
    &:hover {
      border-color: ${role.accent};
      background: ${role.hover};
    }
  `,
};
