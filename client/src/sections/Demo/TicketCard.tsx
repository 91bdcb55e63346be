import { css } from '@emotion/react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { font, ink, radius, role } from '#theme/tokens.ts';
import { detail } from './Frame.tsx';
import type { Handover } from './handover.ts';

interface TicketCardProps {
  number: string;
  title: string;
  /** Whose it is. */
  note: string;
  isOffered: boolean;
  isChosen: boolean;
  isLocked: boolean;
  /** Whether it gets the focus when it appears. */
  takesFocus: boolean;
  onChoose: () => void;
  onMove: (how: Handover) => void;
}

/** A ticket. It moves with the pointer, or with the arrow keys, to the office beside its own. */
export function TicketCard({ number, title, note, isOffered, isChosen, isLocked, ...props }: TicketCardProps) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function grab(event: PointerEvent<HTMLButtonElement>) {
    if (event.button > 0) return;
    start.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
    if (start.current)
      currentTarget.style.transform = `translate(${clientX - start.current.x}px, ${clientY - start.current.y}px)`;
  }
  function drop(event: PointerEvent<HTMLButtonElement>) {
    const { currentTarget, clientX, clientY } = event;
    const from = currentTarget.closest('[data-at]');
    currentTarget.style.transform = '';
    const isDragged = start.current !== null;
    start.current = null;
    if (!isDragged || !from || event.type === 'pointercancel') return;
    const to = [...(from.parentElement?.children ?? [])].find((column) => holds(column, clientX, clientY));
    const steps = to ? Number(to.getAttribute('data-at')) - Number(from.getAttribute('data-at')) : 0;
    if (steps !== 0) props.onMove(steps > 0 ? 'forth' : 'back');
  }
  function press(event: KeyboardEvent) {
    const how = event.key === 'ArrowRight' ? 'forth' : event.key === 'ArrowLeft' ? 'back' : null;
    if (!how) return;
    event.preventDefault();
    props.onMove(how);
  }

  return (
    <button
      type="button"
      css={[card, isChosen && chosen, isOffered && offered]}
      aria-pressed={isChosen}
      disabled={isLocked}
      // biome-ignore lint/a11y/noAutofocus: the visitor has just moved it
      autoFocus={props.takesFocus}
      onClick={props.onChoose}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <span css={code}>{number}</span>
      {title}
      <span css={detail}>{note}</span>
    </button>
  );
}

function holds(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

const card = css`
  position: relative;
  display: block;
  width: 100%;
  padding: 0.6rem 0.75rem;
  border: 1.5px solid ${role.line};
  border-radius: ${radius.part};
  background: ${role.raised};
  color: ${role.text};
  font-weight: 600;
  line-height: 1.3;
  text-align: left;
  cursor: grab;
  /* Up and down the page scrolls. */
  touch-action: pan-y;
  &:active {
    z-index: 2;
    cursor: grabbing;
  }
  &:disabled {
    cursor: default;
  }
`;

const chosen = css`
  border-color: ${role.action};
`;

const offered = css`
  border-color: ${ink.hot};
  box-shadow: inset 4px 0 0 ${ink.hot};
`;

const code = css`
  display: block;
  color: ${role.muted};
  font: 500 0.857rem / 1.4 ${font.mono};
`;
