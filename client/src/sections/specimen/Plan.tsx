import { css } from '@emotion/react';
import { ink, media, role } from '#theme/tokens.ts';
import { grows } from '#ui/motion.ts';
import { Sign } from './Mark.tsx';
import { type Part, percent } from './specimen.ts';

type Span = Part<'plan'>['lanes'][number]['spans'][number];

/** Spans of time in lanes over one scale, which is written once. */
export function Plan({ plan: { caption, slots, lanes } }: { plan: Part<'plan'> }) {
  return (
    <div css={box}>
      <div css={row} aria-hidden="true">
        <svg css={scale} aria-hidden="true">
          {slots.map((slot, i) => (
            <text key={slot} x={percent(i / slots.length)} y="14">
              {slot}
            </text>
          ))}
        </svg>
      </div>
      <ul aria-label={caption}>
        {lanes.map(({ label, spans }, i) => (
          <li key={label} css={[row, lane]}>
            <span css={name}>{label}</span>
            <span css={track}>
              <svg data-grows="" aria-hidden="true">
                {slots.map((slot, n) => (
                  <line key={slot} css={grid} x1={percent(n / slots.length)} x2={percent(n / slots.length)} y2="100%" />
                ))}
                {spans.map((span) => (
                  <Bar key={span.from} span={span} n={i} slots={slots.length} />
                ))}
              </svg>
            </span>
            <span css={words}>
              {spans.map(({ from, text, state }) => (
                <span key={from} css={state === 'BAD' && bad}>
                  {state && <Sign state={state} />}
                  {text}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({ span: { from, to, state }, n, slots }: { span: Span; n: number; slots: number }) {
  return (
    <rect
      css={[fills[state ?? 'GOOD'], grows(n)]}
      x={percent(from / slots)}
      width={percent((to - from) / slots)}
      y="50%"
      height="10"
      rx="4"
      transform="translate(0 -5)"
    />
  );
}

const box = css`
  padding: 0.7rem 1.25rem 0.3rem;
  ${media.phone} {
    padding-inline: 0.9rem;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr);
  gap: 0 0.9rem;
  align-items: center;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const lane = css`
  min-height: 42px;
  border-top: 1px solid ${role.line};
  ${media.phone} {
    padding-block: 0.35rem;
  }
`;

const name = css`
  font-weight: 600;
  line-height: 1.25;
`;

const scale = css`
  grid-column: 2;
  width: 100%;
  height: 20px;
  overflow: visible;
  text {
    fill: ${role.muted};
    font-size: 12px;
    font-weight: 500;
  }
  ${media.phone} {
    grid-column: 1;
  }
`;

const track = css`
  position: relative;
  align-self: stretch;
  min-height: 22px;
  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

const words = css`
  display: grid;
  gap: 0.1rem;
  padding-block: 0.3rem;
  color: ${role.muted};
  font-size: 0.857rem;
  line-height: 1.3;
  > span {
    display: flex;
    gap: 0.4em;
    align-items: baseline;
  }
  ${media.phone} {
    padding-block: 0;
  }
`;

const bad = css`
  color: ${role.bad};
  font-weight: 600;
`;

const grid = css`
  stroke: ${role.line};
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
