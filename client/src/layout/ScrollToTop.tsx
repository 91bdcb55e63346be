import { css } from '@emotion/react';
import { layer, media, motion, radius, role } from '#theme/tokens.ts';
import { UpIcon } from '#ui/Icon.tsx';
import { useScrolled } from '#ui/useScrolled.ts';
import { useOutOfTheWay } from './useOutOfTheWay.ts';

/**
 * A button that appears past 100 px of scroll, unless it would cover something. It moves scroll and focus to the top.
 */
export function ScrollToTop() {
  const scrolled = useScrolled(100);
  const shown = useOutOfTheWay() && scrolled;
  const goUp = () => {
    const main = document.getElementById('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
    // The style sheet makes it smooth, unless the visitor prefers reduced motion.
    scrollTo({ top: 0 });
  };
  return (
    <button type="button" css={arrow} data-shown={shown} onClick={goUp} aria-label="Back to top">
      <UpIcon />
    </button>
  );
}

const arrow = css`
  position: fixed;
  right: max(1.2rem, env(safe-area-inset-right));
  bottom: max(1.2rem, env(safe-area-inset-bottom));
  z-index: ${layer.arrow};
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 1.5px solid ${role.lineStrong};
  border-radius: ${radius.pill};
  background: ${role.raised};
  color: ${role.accent};
  cursor: pointer;
  transition:
    opacity ${motion.normal},
    visibility ${motion.normal};
  /* Above the button that a job has there. */
  ${media.drawer} {
    main:has([data-apply-bar]) ~ & {
      bottom: calc(max(1.2rem, env(safe-area-inset-bottom)) + 4.3rem);
    }
  }
  &[data-shown='false'] {
    visibility: hidden;
    opacity: 0;
  }
  &:hover {
    border-color: ${role.accent};
    background: ${role.soft};
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
  ${media.print} {
    display: none;
  }
`;
