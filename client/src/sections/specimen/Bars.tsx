import { css } from '@emotion/react';
import { font, ink, media, role } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { grows } from '#ui/motion.ts';
import { Sign } from './Mark.tsx';
import { amount, type Part, percent, rangeOf } from './specimen.ts';

type Given = Part<'bars'>;

/** Amounts as bars from zero, to the left of it if they are negative. An outline is what they are compared with. */
export function Bars({ bars: { caption, unit, legend, limit, bars } }: { bars: Given }) {
  const { from, to } = rangeOf([...bars.flatMap(({ value, against }) => [value, against ?? 0]), limit?.value ?? 0]);
  const at = (value: number) => (value - from) / (to - from);
  return (
    <div css={box}>
      {(legend || limit) && (
        <p css={key}>
          {legend && <span css={outlineKey}>{legend[0]}</span>}
          {legend && <span css={fillKey}>{legend[1]}</span>}
          {limit && (
            <span css={limitKey}>
              {limit.label} {withUnit(limit.value, unit)}
            </span>
          )}
        </p>
      )}
      <ul aria-label={caption}>
        {bars.map((bar, i) => (
          <li key={bar.label} css={row}>
            <span css={name}>{bar.label}</span>
            <Bar bar={bar} n={i} at={at} limit={limit?.value ?? null} />
            <span css={[value, bar.state === 'BAD' && bad]}>
              {bar.against !== null && <span css={before}>{amount(bar.against)} → </span>}
              {withUnit(bar.value, unit)}
              {bar.state && <Sign state={bar.state} />}
            </span>
            {bar.text && (
              <span css={text}>
                <Inline text={bar.text} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An amount with its unit, which a degree or a percent sign follows directly. */
export const Amount = ({ value, unit }: { value: number; unit: string }) => withUnit(value, unit);

const withUnit = (value: number, unit: string) => `${amount(value)}${/^[%°]/.test(unit) ? '' : ' '}${unit}`;

interface BarProps {
  bar: Given['bars'][number];
  /** How many are above it. */
  n: number;
  /** Where a value is, from 0 to 1. */
  at: (value: number) => number;
  limit: number | null;
}

function Bar({ bar: { value, against, state }, n, at, limit }: BarProps) {
  return (
    <svg css={track} data-grows="" aria-hidden="true">
      {against !== null && <rect css={outline} {...span(against, at)} y="2" height="12" rx="3" />}
      <rect
        css={[fills[state ?? 'GOOD'], grows(n), value < 0 && fromRight]}
        {...span(value, at)}
        y="4"
        height="8"
        rx="3"
      />
      <line css={zero} x1={percent(at(0))} x2={percent(at(0))} y1="0" y2="16" />
      {limit !== null && <line css={limitLine} x1={percent(at(limit))} x2={percent(at(limit))} y1="-6" y2="22" />}
    </svg>
  );
}

/** From zero to a value. A bar of nothing is a stroke that can still be seen. */
function span(value: number, at: (value: number) => number) {
  const [left, right] = value < 0 ? [at(value), at(0)] : [at(0), at(value)];
  return { x: percent(left), width: percent(Math.max(right - left, 0.006)) };
}

const box = css`
  padding: 0.8rem 1.25rem 0.9rem;
  ${media.phone} {
    padding-inline: 0.9rem;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(8rem, 3fr) minmax(0, 5fr) minmax(6.4rem, auto);
  gap: 0.1rem 1rem;
  align-items: center;
  padding-block: 0.42rem;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
  }
`;

const name = css`
  font-weight: 600;
  line-height: 1.25;
`;

const track = css`
  width: 100%;
  height: 16px;
  overflow: visible;
  ${media.phone} {
    grid-area: 2 / 1 / auto / -1;
  }
`;

const value = css`
  display: inline-flex;
  gap: 0.4em;
  align-items: center;
  justify-content: flex-end;
  font-weight: 600;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const before = css`
  color: ${role.muted};
  font-weight: 400;
`;

const bad = css`
  color: ${role.bad};
`;

/* Its ground covers the line of the limit. */
const text = css`
  position: relative;
  grid-column: 2 / -1;
  justify-self: start;
  padding-right: 0.3rem;
  background: ${role.ground};
  color: ${role.muted};
  font-size: 0.857rem;
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const key = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 1.4rem;
  padding-bottom: 0.4rem;
  color: ${role.muted};
  font: 500 0.857rem/1.4 ${font.text};
  span::before {
    content: '';
    display: inline-block;
    width: 18px;
    height: 8px;
    margin-right: 0.5em;
    border-radius: 3px;
  }
`;

const outlineKey = css`
  &::before {
    border: 1.5px solid ${role.lineStrong};
  }
`;

const fillKey = css`
  &::before {
    background: ${role.fill};
  }
`;

const limitKey = css`
  &::before {
    height: 0;
    border-top: 2px dashed ${role.text};
    vertical-align: middle;
  }
`;

const outline = css`
  fill: none;
  stroke: ${role.lineStrong};
  stroke-width: 1.5;
`;

const filling = (color: string, system: string) => css`
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

const fromRight = css`
  transform-origin: 100% 50%;
`;

const zero = css`
  stroke: ${role.lineStrong};
  stroke-width: 1;
`;

const limitLine = css`
  stroke: ${role.text};
  stroke-width: 1.5;
  stroke-dasharray: 4 4;
`;
