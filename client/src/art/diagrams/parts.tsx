import type { ReactNode } from 'react';

/** A diagram is drawn twice: 1000 units wide for the desk, 328 for the hand. Only one of the two is shown. */
export interface DiagramDrawing {
  /** Everything the drawing says, for readers who do not see it. */
  text: string;
  wide: Sheet;
  narrow: Sheet;
}

export interface Sheet {
  height: number;
  art: ReactNode;
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  title: string;
  note: string;
  centred?: boolean;
}

export const boxHeight = 62;

/** A thing with a name and a note. */
export function Box({ x, y, width, title, note, centred = false }: BoxProps) {
  const at = centred ? x + width / 2 : x + 16;
  return (
    <>
      <rect className="box" x={x} y={y} width={width} height={boxHeight} rx={14} />
      <Label x={at} y={y + 26} title={title} note={note} anchor={centred ? 'middle' : undefined} />
    </>
  );
}

interface LabelProps {
  x: number;
  /** The title's baseline. */
  y: number;
  title?: string;
  note?: string;
  anchor?: 'middle' | 'end' | undefined;
}

/** A title and the note below it. */
export function Label({ x, y, title, note, anchor }: LabelProps) {
  return (
    <>
      {title && (
        <text className="title" x={x} y={y} textAnchor={anchor}>
          {title}
        </text>
      )}
      {note && (
        <text className="note" x={x} y={title ? y + 20 : y} textAnchor={anchor}>
          {note}
        </text>
      )}
    </>
  );
}

/** Two uprights: what does not meet the rule stops here. */
export function uprightWall(x: number, top: number, bottom: number): string {
  return `M${x - 5} ${top}V${bottom}M${x + 5} ${top}V${bottom}`;
}

export function levelWall(y: number, from: number, to: number): string {
  return `M${from} ${y - 5}H${to}M${from} ${y + 5}H${to}`;
}
