import { css } from '@emotion/react';
import { media, radius, role } from '#theme/tokens.ts';
import { BurgerIcon } from '#ui/Icon.tsx';
import { menuId } from './Menu.tsx';

export const drawerId = 'drawer';

interface BurgerProps {
  open: boolean;
  onOpen: () => void;
  /** Called when the button is about to be pressed. */
  onNear?: () => void;
}

/** Opens the drawer. Without JavaScript it is a link that unfolds the bar's own menu below the header. */
export function Burger({ open, onOpen, onNear }: BurgerProps) {
  return (
    <>
      <button
        type="button"
        css={[burger, scripted]}
        aria-expanded={open}
        aria-controls={drawerId}
        aria-label="Menu"
        onClick={onOpen}
        onFocus={onNear}
        onPointerEnter={onNear}
      >
        <BurgerIcon />
      </button>
      <a href={`#${menuId}`} css={[burger, scriptless]} aria-label="Menu">
        <BurgerIcon />
      </a>
    </>
  );
}

const burger = css`
  display: none;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-left: auto;
  padding: 0;
  border: 1.5px solid ${role.lineStrong};
  border-radius: ${radius.pill};
  background: ${role.page};
  color: ${role.accent};
  cursor: pointer;
  &:focus-visible {
    border-radius: ${radius.pill};
  }
`;

const scripted = css`
  ${media.drawer} {
    html.js & {
      display: grid;
    }
  }
`;

const scriptless = css`
  ${media.drawer} {
    html:not(.js) & {
      display: grid;
    }
  }
`;
