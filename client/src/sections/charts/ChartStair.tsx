import { css } from '@emotion/react';
import { font, ink, media, role, size, space } from '#theme/tokens.ts';
import { amount, percent, withUnit } from '#ui/amount.ts';
import { grows } from '#ui/motion.ts';
import type { ChartProps } from './chartProps.ts';

/** A bar of a stair. */
export interface Step {
  label: string;
  /** The figures between which its bar is drawn. */
  begin: number;
  end: number;
  text: string;
  kind: 'total' | 'part' | 'decisive';
}

/** A sum of parts, or what is taken away part by part: a bar for each, which begins where the one above it ends. */
export function Stair(chart: ChartProps) {
  const steps = stepsOf(chart);
  const start = chart.axisStart ?? 0;
  const top = Math.max(...steps.flatMap(({ begin, end }) => [begin, end]));
  const share = (value: number) => (value - start) / (top - start);
  return (
    <ol css={list}>
      {steps.map(({ label, begin, end, text, kind }, i) => (
        <li key={label} css={[row, kind === 'total' && total]}>
          <span>{label}</span>
          <svg css={plot} data-grows="" aria-hidden="true">
            {i > 0 && <Link x={percent(share(steps[i - 1]?.end ?? 0))} y={0} />}
            {i < steps.length - 1 && <Link x={percent(share(end))} y={24} />}
            <rect
              css={[grows(i), kind === 'decisive' && hot]}
              x={percent(share(Math.min(begin, end)))}
              width={percent(Math.max(Math.abs(share(end) - share(begin)), 0.004))}
              y="10"
              height="14"
              rx="3"
            />
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

/** The bars of a stair: what it begins with, its parts, and what it ends with. */
export function stepsOf({ unit, axisStart, from, to, marks }: ChartProps): Step[] {
  const first = from ?? 0;
  const last = to ?? 0;
  const start = axisStart ?? 0;
  let at = first;
  const parts = marks.map(({ label, value, decisive }): Step => {
    const begin = at;
    at += value ?? 0;
    return { label, begin, end: at, text: amount(value ?? 0), kind: decisive ? 'decisive' : 'part' };
  });
  const whole = (label: string, value: number): Step => ({
    label,
    begin: start,
    end: value,
    text: withUnit(value, unit),
    kind: 'total',
  });
  return [...(first === 0 ? [] : [whole('Before', first)]), ...parts, whole(first === 0 ? 'Together' : 'After', last)];
}

const list = css`
  display: grid;
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
  ${media.phone} {
    height: 14px;
    rect {
      y: 1px;
      height: 10px;
    }
    line {
      display: none;
    }
  }
`;

const hot = css`
  && {
    fill: ${ink.hotFill};
    stroke: ${ink.hot};
    stroke-width: 1.5;
  }
`;
