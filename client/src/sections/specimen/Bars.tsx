import { css } from '@emotion/react';
import { flow, font, media, role } from '#theme/tokens.ts';
import { withUnit } from '#ui/amount.ts';
import { inline } from '#ui/Inline.tsx';
import { grows } from '#ui/motion.ts';
import type { SpecimenBarsFragment } from './Bars.generated.ts';
import { colors, fills, Sign } from './Mark.tsx';
import { rangeOf, round, whole } from './specimen.ts';

/** Amounts as bars from zero, also below it. An outline is what they are compared with. */
export function Bars({ caption, unit, legend, limit, bars }: SpecimenBarsFragment) {
  const { from, to } = rangeOf([...bars.flatMap(({ value, against }) => [value, against ?? 0]), limit?.value ?? 0]);
  const at = (value: number) => round((100 * (value - from)) / (to - from));
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
      <ul aria-label={caption} css={lying}>
        {bars.map((bar, i) => (
          <li key={bar.label} css={row}>
            <span css={name}>{bar.label}</span>
            <Bar bar={bar} n={i} at={at} limit={limit?.value ?? null} />
            <b css={[value, bar.state === 'BAD' && colors.BAD]}>
              {withUnit(bar.value, unit)}
              <Sign state={bar.state} />
            </b>
            <span css={text}>
              {legend && bar.against !== null && `${legend[0]} ${withUnit(bar.against, unit)}`}
              {bar.against !== null && bar.text && ' · '}
              {bar.text && inline(bar.text)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  bar: SpecimenBarsFragment['bars'][number];
  /** How many are before it. */
  n: number;
  /** Where a value is, in hundredths of the scale. */
  at: (value: number) => number;
  limit: number | null;
}

function Bar({ bar: { value, against, state }, n, at, limit }: BarProps) {
  return (
    <svg css={track} {...whole} data-grows="" aria-hidden="true">
      {against !== null && <rect css={outline} {...span(against, at)} y="14" height="72" />}
      <rect css={[fills[state ?? 'NONE'], grows(n), value < 0 && fromRight]} {...span(value, at)} y="22" height="56" />
      <path css={zero} d={`M${at(0)} 0V100`} />
      {limit !== null && <path css={limitLine} d={`M${at(limit)} 0V100`} />}
    </svg>
  );
}

/** From zero to a value. A bar of nothing is a stroke that can still be seen. */
function span(value: number, at: (value: number) => number) {
  const [left, right] = value < 0 ? [at(value), at(0)] : [at(0), at(value)];
  return { x: left, width: Math.max(round(right - left), 0.6) };
}

const box = css`
  padding: 0.9rem var(--inset);
`;

const row = css`
  display: grid;
  grid-template: 'name track value' / minmax(8rem, 3fr) minmax(0, 5fr) minmax(5.4rem, auto);
  gap: 0 1rem;
  align-items: center;
  padding-block: 0.4rem;
  ${media.phone} {
    grid-template: 'name value' 'track track' / minmax(0, 1fr) fit-content(60%);
  }
`;

/* One zero for all bars, however long a value is. */
const lying = css`
  ${media.abovePhone} {
    display: grid;
    grid-template-columns: minmax(8rem, 3fr) minmax(0, 5fr) minmax(5.4rem, auto);
    column-gap: 1rem;
    li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
`;

const name = css`
  grid-area: name;
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const track = css`
  grid-area: track;
  height: 20px;
  overflow: visible;
  path,
  rect {
    vector-effect: non-scaling-stroke;
  }
`;

const value = css`
  grid-area: value;
  display: inline-flex;
  gap: 0.4em;
  align-items: center;
  justify-content: flex-end;
  font-weight: 600;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const text = css`
  grid-column: 2 / -1;
  color: ${role.muted};
  font-size: 0.857rem;
  overflow-wrap: anywhere;
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const key = css`
  ${flow('0.2rem 1.4rem')};
  padding-bottom: 0.6rem;
  color: ${role.muted};
  font: 500 0.857rem/1.4 ${font.text};
  span::before {
    content: '';
    display: inline-block;
    width: 18px;
    height: 8px;
    margin-right: 0.5em;
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
  fill: ${role.desk};
  stroke: ${role.lineStrong};
  stroke-width: 1.5;
`;

const fromRight = css`
  transform-origin: 100% 50%;
`;

const zero = css`
  stroke: ${role.lineStrong};
`;

const limitLine = css`
  stroke: ${role.text};
  stroke-width: 1.5;
  stroke-dasharray: 5 4;
`;
