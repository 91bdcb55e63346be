import type { ReactNode } from 'react';

/** The words at one place of a diagram. */
export interface DiagramLabel {
  title: string;
  note: string | null;
  time: string | null;
  /** The title on phones, if it differs. */
  short: string | null;
  /** The note on phones, if it differs. */
  shortNote: string | null;
}

/**
 * A diagram is drawn twice: 1000 units wide for the desk, 328 for the hand. Only one of the two is shown. Both get the
 * words of the page in the order of `DiagramName` in the schema. What fits is in server/content/diagram.go.
 */
export interface DiagramDrawing {
  wide: Sheet;
  narrow: Sheet;
}

export interface Sheet {
  height: number;
  art: (labels: readonly Words[]) => ReactNode;
}

/** What one of the two drawings says at a place. */
export type Words = Pick<DiagramLabel, 'title' | 'note' | 'time'>;

interface BoxProps {
  x: number;
  y: number;
  width: number;
  title?: string | undefined;
  note?: string | null | undefined;
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
  title?: string | undefined;
  note?: string | null | undefined;
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
