import { css } from '@emotion/react';
import { ink, media, role } from '#theme/tokens.ts';
import { percent } from './specimen.ts';

interface DrawingProps {
  value: number;
  /** Of the largest count. */
  share: number;
}

/** How the counts of each form are drawn, with their numbers. */
const drawings = {
  COLUMNS: ({ value, share }: DrawingProps) => (
    <>
      <rect x="22%" width="56%" y={percent(1 - 0.62 * share)} height={percent(0.62 * share)} />
      <text x="50%" y={percent(1 - 0.62 * share)} dy="-5" textAnchor="middle">
        {value}
      </text>
    </>
  ),
  CIRCLES({ value, share }: DrawingProps) {
    const r = Math.round(22 * Math.sqrt(share));
    const isBeside = r > 0 && r < 10;
    return (
      <>
        {r > 0 && <circle cx="50%" cy="50%" r={r} />}
        <text x="50%" y="50%" dx={isBeside ? r + 5 : 0} dy="5" textAnchor={isBeside ? 'start' : 'middle'}>
          {value}
        </text>
      </>
    );
  },
  DOTS: ({ value }: DrawingProps) => (
    <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
      {places.map(([x, y], i) => (
        <circle key={`${x} ${y}`} css={i < value ? full : empty} cx={x} cy={y} r="4" />
      ))}
      <text y="20" textAnchor="middle">
        {value}
      </text>
    </svg>
  ),
};

interface CellProps extends DrawingProps {
  form: keyof typeof drawings;
  isMarked: boolean;
}

/** A count as a drawing, for the eye alone. */
export function Cell({ form, isMarked, ...count }: CellProps) {
  const Drawing = drawings[form];
  return (
    <svg css={[area, isMarked && hot]} aria-hidden="true">
      <Drawing {...count} />
    </svg>
  );
}

/** Two rows of five. */
const places = Array.from({ length: 10 }, (_, i) => [11 * (i % 5) - 22, i < 5 ? -15 : -4]);

const area = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  color: ${role.fill};
  fill: currentColor;
  fill-opacity: 0.24;
  stroke: currentColor;
  stroke-width: 1.5;
  overflow: visible;
  text {
    fill: ${role.text};
    fill-opacity: 1;
    stroke: none;
  }
  ${media.forced} {
    color: CanvasText;
  }
`;

const hot = css`
  color: ${ink.hot};
  fill-opacity: 0.5;
  text {
    font-weight: 700;
  }
  ${media.forced} {
    color: Highlight;
  }
`;

const full = css`
  fill-opacity: 1;
`;

const empty = css`
  fill: none;
`;
