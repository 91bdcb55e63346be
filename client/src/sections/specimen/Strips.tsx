import { css } from '@emotion/react';
import { ink, media, role } from '#theme/tokens.ts';
import { amount, type Part, pathOf, percent, whole } from './specimen.ts';

/** Lines with their areas, each in a strip of its own over the same axis. */
export function Strips({ plot: { caption, xLabel, xTicks, yLabel, yTicks, lines, mark } }: { plot: Part<'plot'> }) {
  const [low = 0, high = 1] = [yTicks[0], yTicks.at(-1)];
  const x = (value: number) => value / (xTicks.length - 1);
  const y = (value: number) => (high - value) / (high - low);
  return (
    <div css={box} role="img" aria-label={caption}>
      <p css={axis}>
        {yLabel}, up to {amount(high)}
      </p>
      {lines.map(({ label, points, state }) => (
        <div key={label} css={inks[state ?? 'GOOD']}>
          <b>{label}</b>
          <svg css={strip} aria-hidden="true">
            <svg {...whole} aria-hidden="true">
              <path css={area} d={`${pathOf(points, x, y)}V100H0Z`} />
              <path css={edge} d={pathOf(points, x, y)} />
            </svg>
            <line css={markLine} x1={percent(x(mark.x))} x2={percent(x(mark.x))} y1="-14" y2="100%" />
          </svg>
        </div>
      ))}
      <svg css={scale} aria-hidden="true">
        {xTicks.map((tick, i) => (
          <text key={tick} x={percent(x(i))} y="12" textAnchor={i === 0 ? 'start' : x(i) === 1 ? 'end' : 'middle'}>
            {tick}
          </text>
        ))}
        <text css={words} x={percent(x(mark.x))} y="34" textAnchor={x(mark.x) > 0.5 ? 'end' : 'start'}>
          {mark.text}
        </text>
      </svg>
      <p css={axis}>{xLabel}</p>
    </div>
  );
}

const box = css`
  display: grid;
  gap: 0.7rem;
  padding: 0.8rem 1.25rem;
  ${media.phone} {
    padding-inline: 0.9rem;
  }
`;

const axis = css`
  color: ${role.muted};
  font-size: 0.857rem;
`;

const strip = css`
  width: 100%;
  height: 62px;
  margin-top: 0.3rem;
  border-bottom: 1.5px solid ${role.lineStrong};
  overflow: visible;
`;

const area = css`
  fill: currentColor;
  fill-opacity: 0.22;
`;

const edge = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
`;

/* The name has the color of the text: that of the line would be too faint. */
const inked = (color: string) => css`
  svg {
    color: ${color};
  }
`;
const inks = { GOOD: inked(ink.node), BAD: inked(role.bad), LIVE: inked(ink.hot) };

const markLine = css`
  stroke: ${ink.hot};
  stroke-width: 2;
  stroke-dasharray: 3 3;
`;

const scale = css`
  width: 100%;
  height: 40px;
  overflow: visible;
  text {
    fill: ${role.muted};
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

const words = css`
  &:is(text) {
    fill: ${role.text};
    font-weight: 600;
  }
`;
