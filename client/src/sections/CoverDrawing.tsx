import { css } from '@emotion/react';
import type { CoverForm } from '#gql/schema-types.ts';
import { font, ink, role } from '#theme/tokens.ts';
import { grows } from '#ui/motion.ts';
import { amount, percent } from './amount.ts';
import { Field } from './ChartDots.tsx';

interface DrawingProps {
  value: number;
  /** What the figure is compared with; 0 if with nothing. */
  of: number;
}

/** How a figure is drawn with what it is compared with, and whether the drawing is beside the figure or below it. */
export const forms: Record<CoverForm, { Drawing: (props: DrawingProps) => React.ReactNode; isBeside?: boolean }> = {
  BARS: {
    Drawing: ({ value, of }) => (
      <svg css={wide} height="64" data-grows="" aria-hidden="true">
        <rect css={[part, grows()]} width={share(value, of)} height="26" rx="3" />
        <rect css={[whole, grows(1)]} y="34" width="100%" height="26" rx="3" />
      </svg>
    ),
  },
  SUM: {
    Drawing: ({ value, of }) => (
      <svg css={wide} height="64" data-grows="" aria-hidden="true">
        <rect css={whole} width={share(of, value)} height="34" rx="3" />
        <rect css={[part, grows()]} x={share(of, value)} width={share(value - of, value)} height="34" rx="3" />
        <text css={label} y="56">
          {amount(of)}
        </text>
        <text css={label} x="100%" y="56" textAnchor="end">
          {amount(round(value - of))}
        </text>
      </svg>
    ),
  },
  LIMIT: {
    Drawing: ({ value, of }) => (
      <svg css={wide} height="70" data-grows="" aria-hidden="true">
        <rect css={[whole, grows()]} y="8" width={share(of, value)} height="34" rx="3" />
        <rect css={[part, grows(1)]} x={share(of, value)} y="8" width={share(value - of, value)} height="34" />
        <line css={limit} x1={share(of, value)} x2={share(of, value)} y2="50" />
        <text css={label} x={share(of, value)} y="66" textAnchor="middle">
          {amount(of)}
        </text>
      </svg>
    ),
  },
  COLUMNS: {
    isBeside: true,
    Drawing: ({ value, of }) => (
      <svg css={square} viewBox="0 0 220 200" aria-hidden="true">
        <rect css={part} x="20" y={200 - (200 * value) / of} width="84" height={(200 * value) / of} rx="3" />
        <rect css={whole} x="120" width="84" height="200" rx="3" />
      </svg>
    ),
  },
  RING: {
    isBeside: true,
    Drawing: ({ value, of }) => (
      <svg css={square} viewBox="-110 -100 220 200" aria-hidden="true">
        <circle css={band} r="80" />
        <circle
          css={[band, bandPart]}
          r="80"
          pathLength={of}
          strokeDasharray={`${value} ${of}`}
          transform="rotate(-90)"
        />
      </svg>
    ),
  },
  AREA: {
    isBeside: true,
    Drawing({ value, of }) {
      const isMost = value > of / 2;
      const side = round(200 * Math.sqrt(isMost ? Math.max(1 - value / of, 0) : value / of));
      return (
        <svg css={square} viewBox="0 0 220 200" aria-hidden="true">
          <rect css={isMost ? part : whole} x="10" width="200" height="200" />
          <rect css={isMost ? gap : part} x={210 - side} y={200 - side} width={side} height={side} />
        </svg>
      );
    },
  },
  WEEKS: {
    isBeside: true,
    Drawing: ({ value, of }) => (
      <div css={square}>
        <Field filled={value} of={of} columns={7} decisive width="100%" />
      </div>
    ),
  },
  CROSSING: {
    isBeside: true,
    Drawing: ({ value }) => (
      <svg css={square} viewBox="0 0 220 200" aria-hidden="true">
        <path css={axis} d="M10 0V180H220" />
        <path css={line} d="M10 110L210 60" />
        <path css={[line, linePart]} d="M10 176L210 14" />
        <circle css={dot} cx="138" cy="78" r="7" />
        <line css={limit} x1="138" x2="138" y1="86" y2="180" />
        <text css={label} x="138" y="197" textAnchor="middle">
          {amount(value)}
        </text>
      </svg>
    ),
  },
};

/** At most the whole, whatever the figures are. */
const share = (part: number, whole: number) => percent(Math.min(Math.max(part / whole, 0), 1));
const round = (value: number) => Math.round(value * 100) / 100;

const wide = css`
  width: 100%;
  overflow: visible;
`;

const square = css`
  width: clamp(160px, 26cqi, 260px);
  height: auto;
`;

/** In the coordinates of the drawing: still 12 px where it is narrowest. */
const label = css`
  fill: ${role.text};
  font: 600 17px ${font.text};
`;

const whole = css`
  fill: ${ink.line};
`;

const part = css`
  fill: ${ink.hot};
`;

const gap = css`
  fill: ${role.ground};
`;

const band = css`
  fill: none;
  stroke: ${ink.line};
  stroke-width: 34;
`;

const bandPart = css`
  stroke: ${ink.hot};
`;

const limit = css`
  stroke: ${role.text};
  stroke-width: 2;
  stroke-dasharray: 5 4;
`;

const axis = css`
  fill: none;
  stroke: ${role.lineStrong};
  stroke-width: 1.5;
`;

const line = css`
  fill: none;
  stroke: ${ink.line};
  stroke-width: 4;
`;

const linePart = css`
  stroke: ${ink.hot};
`;

const dot = css`
  fill: ${role.ground};
  stroke: ${role.text};
  stroke-width: 3;
`;
