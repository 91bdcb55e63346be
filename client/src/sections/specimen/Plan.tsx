import { css } from '@emotion/react';
import { media, role } from '#theme/tokens.ts';
import { Sign } from './Mark.tsx';
import { Bars, tracks } from './planTracks.tsx';
import { type Part, percent } from './specimen.ts';

/** Spans of time in lanes over one scale, which is written once. */
export function Plan({ plan: { caption, form, slots, lanes } }: { plan: Part<'plan'> }) {
  const Track = form && form !== 'DIAL' ? tracks[form] : Bars;
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
                <Track spans={spans} n={i} slots={slots.length} />
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
