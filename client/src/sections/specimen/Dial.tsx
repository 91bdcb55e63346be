import { css } from '@emotion/react';
import { font, media, role } from '#theme/tokens.ts';
import { Sign } from './Mark.tsx';
import { strokes } from './planTracks.tsx';
import type { Part } from './specimen.ts';

/** The lanes of a day as rings of a clock face, with their words beside it. Midnight is at the top. */
export function Dial({ plan: { caption, slots, lanes } }: { plan: Part<'plan'> }) {
  return (
    <div css={box}>
      <svg css={face} viewBox="-120 -120 240 240" aria-hidden="true">
        {slots.map((slot, i) => {
          const [x, y] = onRing(108, i / slots.length);
          return (
            <text key={slot} x={x} y={y} dy="4" textAnchor="middle">
              {slot}
            </text>
          );
        })}
        {lanes.map(({ label, spans }, i) => {
          const r = 88 - 13 * i;
          return (
            <g key={label}>
              <circle css={ring} r={r} />
              {spans.map(({ from, to, state }) => (
                <g key={from} css={[strokes[state ?? 'GOOD'], arc]}>
                  <path d={arcOf(r, from / slots.length, to / slots.length)} />
                </g>
              ))}
              <text css={number} x="0" y={-r} dy="4" textAnchor="middle">
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol aria-label={caption} css={list}>
        {lanes.map(({ label, spans }) => (
          <li key={label}>
            <b>{label}</b>
            {spans.map(({ from, text, state }) => (
              <span key={from} css={state === 'BAD' && bad}>
                {state && <Sign state={state} />}
                {text}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A place on a ring; the turn is 0 at the top and 1 after a whole day. */
function onRing(r: number, turn: number): [x: number, y: number] {
  const angle = 2 * Math.PI * turn;
  return [round(r * Math.sin(angle)), round(-r * Math.cos(angle))];
}

function arcOf(r: number, from: number, to: number): string {
  return `M${onRing(r, from).join(' ')}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${onRing(r, to).join(' ')}`;
}

/* One decimal: engines differ in the last digits of a sine. */
const round = (value: number) => Math.round(value * 10) / 10;

const box = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.7rem 2rem;
  align-items: center;
  justify-content: center;
  padding: 0.9rem 1.25rem;
  ${media.phone} {
    padding-inline: 0.9rem;
  }
`;

const face = css`
  flex: none;
  width: 240px;
  height: 240px;
  text {
    fill: ${role.muted};
    font: 500 12px ${font.text};
    font-variant-numeric: tabular-nums;
  }
`;

const ring = css`
  fill: none;
  stroke: ${role.line};
`;

const arc = css`
  path {
    stroke-width: 9;
  }
`;

const number = css`
  &:is(text) {
    fill: ${role.text};
    font-weight: 600;
    paint-order: stroke;
    stroke: ${role.ground};
    stroke-width: 4;
  }
`;

const list = css`
  flex: 1 1 13rem;
  counter-reset: lane;
  li {
    display: grid;
    gap: 0 0.8rem;
    grid-template-columns: 1.2rem minmax(0, 1fr);
    padding-block: 0.4rem;
    border-top: 1px solid ${role.line};
    counter-increment: lane;
  }
  li:first-of-type {
    border-top: 0;
  }
  li::before {
    content: counter(lane);
    color: ${role.muted};
    font-variant-numeric: tabular-nums;
  }
  span {
    display: flex;
    gap: 0.4em;
    align-items: baseline;
    grid-column: 2;
    color: ${role.muted};
    font-size: 0.857rem;
  }
`;

const bad = css`
  &:is(span) {
    color: ${role.bad};
    font-weight: 600;
  }
`;
