import { css } from '@emotion/react';
import { type PointerEvent, useRef } from 'react';
import { font, role } from '#theme/tokens.ts';

interface SignaturePadProps {
  /** What is drawn, in pixels, or typed. */
  path: string;
  typed: string;
  /** The signature of the finished example, in its own units. */
  finished: string | null;
  isLocked: boolean;
  isEmpty: boolean;
  onBegin: (how: string) => void;
  onStroke: (path: string) => void;
  onDraw: (path: string) => void;
}

const tools: Record<string, string> = {
  mouse: 'Drawn with a mouse',
  pen: 'Drawn with a pen',
  touch: 'Drawn with a finger',
};

/** Where a contract is signed by hand. A typed name is the way for those who do not draw. */
export function SignaturePad({ path, typed, finished, isLocked, isEmpty, ...props }: SignaturePadProps) {
  const last = useRef<[number, number] | null>(null);

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (isLocked || event.button > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = pointOf(event);
    props.onBegin(tools[event.pointerType] ?? 'Drawn by hand');
    props.onStroke(`M${last.current.join(' ')}`);
  }
  function draw(event: PointerEvent<HTMLDivElement>) {
    if (isLocked || !last.current) return;
    const [x, y] = last.current;
    const to = pointOf(event);
    // A curve through the middles of two points, so that few points make a round line.
    props.onDraw(`Q${x} ${y} ${round((x + to[0]) / 2)} ${round((y + to[1]) / 2)}`);
    last.current = to;
  }
  function end() {
    last.current = null;
  }

  return (
    <div css={pad} onPointerDown={begin} onPointerMove={draw} onPointerUp={end} onPointerCancel={end}>
      <svg aria-hidden="true" focusable="false">
        <line x1="6%" x2="94%" y1={118} y2={118} />
        <path d={path} />
        <svg viewBox="0 0 480 148" aria-hidden="true">
          {finished && <path css={served} d={finished} />}
          {/* Long names become smaller, and the signature stays on its line. */}
          <text x={30} y={108} fontSize={Math.min(44, 760 / typed.length)}>
            {typed}
          </text>
        </svg>
      </svg>
      {isEmpty && <p>Sign here with mouse, pen or finger</p>}
    </div>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [round(within(clientX - left, width)), round(within(clientY - top, height))];
}

const within = (value: number, size: number) => Math.max(4, Math.min(size - 4, value));
const round = (value: number) => Math.round(value * 10) / 10;

const pad = css`
  position: relative;
  height: 148px;
  overflow: hidden;
  border: 1.5px dashed ${role.lineStrong};
  border-radius: 12px;
  background: ${role.hover};
  cursor: crosshair;
  touch-action: none;
  > svg,
  > svg > svg {
    width: 100%;
    height: 100%;
  }
  line {
    stroke: ${role.lineStrong};
  }
  path {
    fill: none;
    stroke: ${role.accent};
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  text {
    fill: ${role.accent};
    font-family: ${font.display};
    font-style: italic;
    font-weight: 600;
    letter-spacing: -0.03em;
  }
  > p {
    position: absolute;
    right: 6%;
    /* Above the line, also when it takes two. */
    bottom: 34px;
    left: 6%;
    color: ${role.muted};
    text-align: center;
    pointer-events: none;
  }
`;

/** With scripts the signature is gone once they run: it is not shown before. */
const served = css`
  html.js & {
    visibility: hidden;
  }
`;
