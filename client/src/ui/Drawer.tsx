import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { motion, role, space, stage } from '#theme/tokens.ts';
import { roundButton } from './Button.tsx';
import { CloseIcon } from './Icon.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** The name of the dialog, for screen readers. */
  label: string;
  id?: string;
  children: ReactNode;
}

/**
 * A dialog over the whole page. The browser traps the focus, makes the rest inert, closes on Escape and restores the
 * focus, without any code here.
 */
export function Drawer({ open, onClose, label, id, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    document.documentElement.dataset.locked = '';
    return () => {
      element.close();
      delete document.documentElement.dataset.locked;
      if (document.activeElement === document.body) focusBeside(opener);
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; the key for it is Escape
    <dialog
      ref={dialog}
      id={id}
      css={drawer}
      data-ground="raised"
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && children}
    </dialog>
  );
}

/** If a resize has hidden the button that opened the drawer, the focus moves to a visible one. */
function focusBeside(opener: Element | null) {
  const around = opener?.closest('header, section')?.querySelectorAll<HTMLElement>('a, button') ?? [];
  [...around].find((element) => element.offsetParent !== null)?.focus();
}

const drawer = css`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overscroll-behavior: contain;
  &[open] {
    animation: drawer-in ${motion.slow};
  }
  @keyframes drawer-in {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
  &::backdrop {
    background: ${stage.night};
    opacity: 0.5;
  }
`;

/** The button with a cross at the top of a drawer. */
export function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" css={roundButton} aria-label={label} onClick={onClose}>
      <CloseIcon />
    </button>
  );
}

/** The line at the top of a drawer. */
export const drawerHead = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: 64px;
  padding: 0 ${space.gutter};
  background: ${role.band};
`;
