import { css } from '@emotion/react';
import { media, role, stackBy } from '#theme/tokens.ts';
import { percent } from '#ui/amount.ts';
import { grows } from '#ui/motion.ts';
import { fills, Sign } from './Mark.tsx';
import type { SpecimenPlanFragment } from './Plan.generated.ts';

type Span = SpecimenPlanFragment['spans'][number];

/** Spans in lanes over one scale, which is written once. */
export function Plan({ caption, slots, spans }: SpecimenPlanFragment) {
  return (
    <div css={box}>
      <div css={row} aria-hidden="true">
        <svg css={scale} aria-hidden="true">
          {slots.map((slot, i) => (
            <text key={slot} x={percent((i + 0.04) / slots.length)} y="14">
              {slot}
            </text>
          ))}
        </svg>
      </div>
      <ul aria-label={caption}>
        {lanesOf(spans).map((lane, i) => (
          <li key={lane[0].label} css={[row, laneStyle]}>
            <span css={name}>{lane[0].label}</span>
            <Track spans={lane} n={i} slots={slots} />
            <span css={words}>
              {lane.map(({ from, text, state }) => (
                <span key={from} css={state === 'BAD' && bad}>
                  <Sign state={state} />
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

/** Spans of the same name that follow each other are in one lane. */
function lanesOf(spans: readonly Span[]): [Span, ...Span[]][] {
  const lanes: [Span, ...Span[]][] = [];
  for (const span of spans) {
    const last = lanes.at(-1);
    if (last?.[0].label === span.label) last.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

function Track({ spans, n, slots }: { spans: readonly Span[]; n: number; slots: readonly string[] }) {
  return (
    <span css={track}>
      <svg data-grows="" aria-hidden="true">
        {slots.map(
          (slot, i) =>
            i % 2 === 0 && (
              <rect
                key={slot}
                css={cell}
                x={percent(i / slots.length)}
                width={percent(1 / slots.length)}
                height="100%"
              />
            ),
        )}
        {spans.map(({ from, to, state }) => (
          <rect
            key={from}
            css={[fills[state ?? 'NONE'], grows(n)]}
            x={percent(from / slots.length)}
            width={percent((to - from) / slots.length)}
            y="50%"
            height="16"
            rx="4"
            transform="translate(0 -8)"
          />
        ))}
      </svg>
    </span>
  );
}

const box = css`
  padding: 0.7rem var(--inset) 0.8rem;
`;

const row = css`
  display: grid;
  grid-template-columns: var(--lane, minmax(0, 3fr) minmax(0, 6fr) minmax(0, 4fr));
  gap: 0 0.9rem;
  align-items: center;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const laneStyle = css`
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
  min-height: 26px;
  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

const cell = css`
  fill: ${role.desk};
`;

const words = css`
  ${stackBy('0.1rem')};
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
