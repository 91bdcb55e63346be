import { css } from '@emotion/react';
import { role } from '#theme/tokens.ts';
import { roundButton } from '#ui/Button.tsx';
import { BurgerIcon } from '#ui/Icon.tsx';
import { menuId } from './Menu.tsx';
import { room } from './room.ts';

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
        css={burger}
        aria-expanded={open}
        aria-controls={drawerId}
        aria-label="Menu"
        onClick={onOpen}
        onFocus={onNear}
        onPointerEnter={onNear}
      >
        <BurgerIcon />
      </button>
      <a href={`#${menuId}`} css={burger} aria-label="Menu">
        <BurgerIcon />
      </a>
    </>
  );
}

const burger = css`
  ${roundButton};
  display: none;
  margin-left: auto;
  background: ${role.page};
  ${room.none} {
    html.js button&,
    html:not(.js) a& {
      display: grid;
    }
  }
`;
