import { css } from '@emotion/react';
import { radius, role } from '#theme/tokens.ts';
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
  display: none;
  flex: none;
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
  ${room.none} {
    html.js button&,
    html:not(.js) a& {
      display: grid;
    }
  }
`;
