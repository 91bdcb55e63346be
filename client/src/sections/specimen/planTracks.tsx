import { css } from '@emotion/react';
import { ink, media, role } from '#theme/tokens.ts';
import { grows } from '#ui/motion.ts';
import { Cross } from './Mark.tsx';
import { type Part, percent, whole } from './specimen.ts';

export type Span = Part<'plan'>['lanes'][number]['spans'][number];

interface TrackProps {
  spans: readonly Span[];
  /** How many lanes are above it. */
  n: number;
  slots: number;
}

/** Spans as bars. */
export function Bars({ spans, n, slots }: TrackProps) {
  return (
    <>
      {starts(slots).map((x) => (
        <line key={x} css={grid} x1={x} x2={x} y2="100%" />
      ))}
      {spans.map(({ from, to, state }) => (
        <rect
          key={from}
          css={[fills[state ?? 'GOOD'], grows(n)]}
          x={percent(from / slots)}
          width={percent((to - from) / slots)}
          y="50%"
          height="10"
          rx="4"
          transform="translate(0 -5)"
        />
      ))}
    </>
  );
}

/** Spans in the cells of a calendar. */
function Blocks({ spans, n, slots }: TrackProps) {
  return (
    <>
      {starts(slots).map((x) => (
        <svg key={x} x={x} width={percent(1 / slots)} height="100%" aria-hidden="true">
          <rect css={cell} x="2" y="2" width="94%" height="90%" rx="3" />
        </svg>
      ))}
      {spans.map(({ from, to, state }) => (
        <rect
          key={from}
          css={[fills[state ?? 'GOOD'], grows(n)]}
          x={percent(from / slots)}
          width={percent((to - from) / slots)}
          y="2"
          height="90%"
          rx="3"
        />
      ))}
    </>
  );
}

/** Signals that are high in their spans and low elsewhere. */
function Waves({ spans, slots }: TrackProps) {
  const at = (value: number) => Math.round((10_000 * value) / slots) / 100;
  return (
    <>
      {starts(slots).map((x) => (
        <line key={x} css={grid} x1={x} x2={x} y2="100%" />
      ))}
      <svg {...whole} aria-hidden="true">
        {spans.map(({ from, to, state }) => (
          <g key={from} css={strokes[state ?? 'GOOD']}>
            <rect css={high} x={at(from)} width={at(to - from)} y="20" height="60" />
            <path d={`M0 80H${at(from)}V20H${at(to)}V80H100`} />
          </g>
        ))}
      </svg>
    </>
  );
}

/** Steps that are taken, and a cross where they end early. */
function Steps({ spans, slots }: TrackProps) {
  const last = Math.max(0, ...spans.map(({ to }) => to));
  const ends = spans.find(({ state }) => state === 'BAD');
  return (
    <>
      <line css={way} x1={inStep(0, slots)} x2={inStep(slots - 1, slots)} y1="50%" y2="50%" />
      <line css={taken} x1={inStep(0, slots)} x2={inStep(last - 1, slots)} y1="50%" y2="50%" />
      {starts(slots).map((x, step) => (
        <circle key={x} css={[place, step + 1 <= last && reached]} cx={inStep(step, slots)} cy="50%" r="7" />
      ))}
      {ends && (
        <svg x={inStep(ends.to - 1, slots)} y="50%" width="1" height="1" overflow="visible" aria-hidden="true">
          <Cross />
        </svg>
      )}
    </>
  );
}

/** How the lanes of each form are drawn; those of a dial are not lanes. */
export const tracks = { BLOCKS: Blocks, WAVES: Waves, STEPS: Steps };

const starts = (slots: number) => Array.from({ length: slots }, (_, i) => percent(i / slots));

/** The place of a step, at the start of its slot, where its name is. */
const inStep = (step: number, slots: number) => percent((step + 0.12) / slots);

const grid = css`
  stroke: ${role.line};
`;

const cell = css`
  fill: ${role.desk};
`;

export const filling = (color: string, system: string) => css`
  fill: ${color};
  ${media.forced} {
    fill: ${system};
  }
`;
const fills = {
  GOOD: filling(role.fill, 'CanvasText'),
  BAD: filling(role.bad, 'Highlight'),
  LIVE: filling(ink.hot, 'Highlight'),
};

const stroke = (color: string, system: string) => css`
  color: ${color};
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  path {
    vector-effect: non-scaling-stroke;
  }
  ${media.forced} {
    color: ${system};
  }
`;
export const strokes = {
  GOOD: stroke(ink.node, 'CanvasText'),
  BAD: stroke(role.bad, 'Highlight'),
  LIVE: stroke(ink.hot, 'Highlight'),
};

const high = css`
  fill: currentColor;
  fill-opacity: 0.16;
  stroke: none;
`;

const way = css`
  stroke: ${role.line};
  stroke-width: 3;
`;

const taken = css`
  stroke: ${ink.node};
  stroke-width: 3;
`;

const place = css`
  fill: ${role.ground};
  stroke: ${ink.line};
  stroke-width: 2;
`;

const reached = css`
  fill: ${ink.node};
  stroke: ${ink.node};
`;
