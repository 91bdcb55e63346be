import { css } from '@emotion/react';
import { hotBar, hotShape } from '#theme/styles.ts';
import { flow, font, ink, media, role, size, space } from '#theme/tokens.ts';
import { amount, decimalsOf, percent, withUnit } from '#ui/amount.ts';
import { grows } from '#ui/motion.ts';
import type { ChartProps } from './chartProps.ts';

interface Bar {
  label: string;
  /** The figures between which it is drawn. */
  begin: number;
  end: number;
  text: string;
  kind: 'total' | 'part' | 'decisive';
}

interface BarsProps {
  bars: Bar[];
  axisStart: number | null;
  /** Each leads from the figure before to the one after, or else to the bar below it. */
  apart?: boolean;
}

/** Figures before and after: a line for each, with a ring where it begins. */
export function Slope({ unit, axisStart, sides, marks }: ChartProps) {
  const decimals = Math.max(...marks.flatMap(({ value, after }) => [decimalsOf(value ?? 0), decimalsOf(after ?? 0)]));
  const bars = marks.map(({ label, value, after, decisive }): Bar => {
    const [begin, end] = [value ?? 0, after ?? 0];
    const text = `${amount(begin, decimals)} to ${amount(end, decimals)}`;
    return { label, begin, end, text, kind: decisive ? 'decisive' : 'part' };
  });
  return (
    <div>
      <p css={head}>
        <span css={ring}>{sides?.left ?? 'Before'}</span>
        <span css={[ring, full]}>{sides?.right ?? 'After'}</span>
        <span>{unit}</span>
      </p>
      <Bars bars={bars} axisStart={axisStart} apart />
    </div>
  );
}

/** A sum of parts, or what is taken away part by part: a bar for each, which begins where the one above it ends. */
export function Stair({ unit, axisStart, from, to, marks }: ChartProps) {
  const first = from ?? 0;
  let at = first;
  const parts = marks.map(({ label, value, decisive }): Bar => {
    const begin = at;
    at += value ?? 0;
    return { label, begin, end: at, text: amount(value ?? 0), kind: decisive ? 'decisive' : 'part' };
  });
  const whole = (label: string, end: number): Bar => {
    return { label, begin: axisStart ?? 0, end, text: withUnit(end, unit), kind: 'total' };
  };
  const bars = [
    ...(first === 0 ? [] : [whole('Before', first)]),
    ...parts,
    whole(first === 0 ? 'Together' : 'After', to ?? 0),
  ];
  return <Bars bars={bars} axisStart={axisStart} />;
}

function Bars({ bars, axisStart, apart = false }: BarsProps) {
  const start = axisStart ?? 0;
  const top = Math.max(...bars.flatMap(({ begin, end }) => [begin, end]), start + 1e-9);
  const share = (value: number) => (value - start) / (top - start);
  return (
    <ol>
      {bars.map(({ label, begin, end, text, kind }, i) => (
        <li key={label} css={[row, apart && ruled, kind === 'total' && total]}>
          <span>{label}</span>
          <svg css={[plot, kind === 'decisive' && hot]} data-grows="" aria-hidden="true">
            {!apart && i > 0 && <Link x={percent(share(bars[i - 1]?.end ?? 0))} y={0} />}
            {!apart && i < bars.length - 1 && <Link x={percent(share(end))} y={24} />}
            {apart && <line x2="100%" y1="17" y2="17" />}
            <rect
              css={grows(i)}
              x={percent(share(Math.min(begin, end)))}
              width={percent(Math.max(Math.abs(share(end) - share(begin)), 0.004))}
              y={apart ? 14 : 10}
              height={apart ? 6 : 14}
              rx="3"
            />
            {apart && <circle cx={percent(share(begin))} cy="17" r="6" />}
            {apart && <circle css={after} cx={percent(share(end))} cy="17" r="8" />}
          </svg>
          <b>{text}</b>
        </li>
      ))}
    </ol>
  );
}

/** Half of what joins two bars. */
function Link({ x, y }: { x: string; y: number }) {
  return <line x1={x} x2={x} y1={y} y2={y + 10} />;
}

const head = css`
  ${flow('0.2rem', space.s4)};
  padding-bottom: ${space.s3};
  color: ${role.muted};
`;

/** The key: a mark as on the lines. */
const ring = css`
  &::before {
    content: '';
    display: inline-block;
    width: 0.9em;
    height: 0.9em;
    margin-right: 0.4em;
    border: 2px solid ${ink.node};
    border-radius: 50%;
    vertical-align: -0.1em;
  }
`;

const full = css`
  &::before {
    background: ${ink.node};
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 3.8fr) minmax(0, 7fr) minmax(0, 2.4fr);
  gap: 0 ${space.s5};
  align-items: center;
  font-size: ${size.t16};
  line-height: 1.3;
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: right;
  }
  ${media.phone} {
    grid-template-columns: minmax(30%, 1fr) minmax(0, auto);
    column-gap: 1rem;
    row-gap: 0.15rem;
    padding-block: 0.4rem;
    svg {
      grid-area: 2 / 1 / 3 / 3;
    }
  }
`;

const ruled = css`
  padding-block: ${space.s2};
  border-top: 1px solid ${role.line};
  /* The dots at the ends are within it. */
  svg {
    width: calc(100% - 16px);
    margin-inline: 8px;
  }
`;

const total = css`
  font: 600 ${size.t18} / 1.25 ${font.text};
  && rect {
    fill: ${ink.line};
  }
`;

const plot = css`
  width: 100%;
  height: 34px;
  overflow: visible;
  rect {
    fill: ${ink.node};
  }
  line {
    stroke: ${role.line};
    stroke-width: 1.5;
  }
  circle {
    fill: ${role.ground};
    stroke: ${ink.node};
    stroke-width: 2;
  }
  ${media.phone} {
    margin-block: -6px;
  }
`;

const after = css`
  && {
    fill: ${ink.node};
  }
`;

const hot = css`
  rect {
    ${hotBar};
  }
  circle:last-of-type {
    ${hotShape};
  }
  circle {
    stroke: ${ink.hot};
  }
`;
