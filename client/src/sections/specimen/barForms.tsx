import { css } from '@emotion/react';
import { ink, media, role, size } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Amount } from './Bars.tsx';
import { Sign } from './Mark.tsx';
import { filling } from './planTracks.tsx';
import { amount, type Part, percent } from './specimen.ts';

type Given = Part<'bars'>;

/** Amounts as columns side by side, under the line of their limit. */
export function BarColumns({ bars: { caption, unit, limit, bars } }: { bars: Given }) {
  const most = Math.max(...bars.map(({ value }) => value), limit?.value ?? 0) || 1;
  return (
    <ul css={columns} aria-label={caption}>
      {bars.map((bar, i) => (
        <li key={bar.label}>
          <svg css={columnArea} aria-hidden="true">
            <rect
              css={fills[bar.state ?? 'GOOD']}
              x="18%"
              width="64%"
              y={percent(1 - bar.value / most)}
              height={percent(bar.value / most)}
              rx="3"
            />
            {limit && <LimitLine y={percent(1 - limit.value / most)} label={i === 0 ? limit.label : ''} />}
          </svg>
          <b css={bar.state === 'BAD' && bad}>
            <Amount value={bar.value} unit={unit} />
          </b>
          <span>{bar.label}</span>
          {bar.text && (
            <small>
              <Inline text={bar.text} />
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The line goes on in the next column. */
function LimitLine({ y, label }: { y: string; label: string }) {
  return (
    <>
      <line css={limitLine} x2="100%" y1={y} y2={y} />
      <text x="2" y={y} dy="-6">
        {label}
      </text>
    </>
  );
}

/** Amounts as the parts of one column, each filled up to its value. */
export function Stack({ bars: { caption, unit, legend, bars } }: { bars: Given }) {
  const total = bars.reduce((sum, { value, against }) => sum + (against ?? value), 0) || 1;
  return (
    <ul css={stack} aria-label={legend ? `${caption}: ${legend[1]} of ${legend[0]}` : caption}>
      {bars.map(({ label, value, against, text, state }) => (
        <li key={label}>
          <svg css={part} height={Math.max(34, Math.round((240 * (against ?? value)) / total))} aria-hidden="true">
            <rect css={outline} x="1" y="1" width="98%" height="96%" />
            <rect css={fills[state ?? 'GOOD']} x="1" width="98%" {...level(value / (against || value || 1))} />
          </svg>
          <div>
            <b>{label}</b>
            {text && (
              <small>
                <Inline text={text} />
              </small>
            )}
          </div>
          <span css={state === 'BAD' && bad}>
            <Amount value={value} unit={unit} />
            {against !== null && ` of ${amount(against)}`}
            {state && <Sign state={state} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

const level = (share: number) => ({ y: percent(0.98 - 0.96 * share), height: percent(0.96 * share) });

/** Amounts as signal strengths of five steps. */
export function Signal({ bars: { caption, unit, limit, bars } }: { bars: Given }) {
  const most = Math.max(...bars.map(({ value }) => value), limit?.value ?? 0) || 1;
  return (
    <div css={signalBox}>
      {limit && (
        <p>
          {limit.label} <Amount value={limit.value} unit={unit} />
        </p>
      )}
      <ul css={signal} aria-label={caption}>
        {bars.map(({ label, value, text, state }) => (
          <li key={label} css={state === 'BAD' && badCard}>
            <svg css={strength} viewBox="0 0 76 56" aria-hidden="true">
              {[0, 1, 2, 3, 4].map((step) => (
                <rect
                  key={step}
                  css={step < Math.ceil((5 * value) / most) ? fills[state ?? 'GOOD'] : unlit}
                  x={16 * step + 1}
                  width="11"
                  y={45 - 10 * step}
                  height={10 * step + 10}
                  rx="2"
                />
              ))}
            </svg>
            <b css={state === 'BAD' && bad}>
              <Amount value={value} unit={unit} />
              {state && <Sign state={state} />}
            </b>
            <span>{label}</span>
            {text && (
              <small>
                <Inline text={text} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const fills = {
  GOOD: filling(role.fill, 'CanvasText'),
  BAD: filling(role.bad, 'Highlight'),
  LIVE: filling(ink.hot, 'Highlight'),
};

const bad = css`
  &:is(b, span) {
    color: ${role.bad};
  }
`;

const columns = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 1rem 1.25rem 0.9rem;
  li {
    display: flex;
    flex-direction: column;
    text-align: center;
  }
  b {
    margin-top: 0.5rem;
    font-size: ${size.t18};
  }
  span {
    font-weight: 600;
    line-height: 1.25;
  }
  span,
  small {
    padding-inline: 0.3rem;
    overflow-wrap: anywhere;
  }
  small {
    margin-top: 0.2rem;
    color: ${role.muted};
    font-size: 0.857rem;
  }
  ${media.phone} {
    padding-inline: 0.6rem;
    b {
      font-size: ${size.t16};
    }
    span {
      font-size: 0.857rem;
    }
  }
`;

const columnArea = css`
  width: 100%;
  height: 150px;
  border-bottom: 1.5px solid ${role.lineStrong};
  overflow: visible;
  text {
    fill: ${role.text};
    font-size: 12px;
    font-weight: 600;
  }
`;

const limitLine = css`
  stroke: ${role.text};
  stroke-width: 1.5;
  stroke-dasharray: 5 4;
`;

const stack = css`
  padding: 1rem 1.25rem;
  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) fit-content(50%);
    gap: 0 1rem;
    align-items: center;
  }
  b,
  small {
    display: block;
    line-height: 1.25;
  }
  b,
  small,
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${role.muted};
    font-size: 0.857rem;
  }
  ${media.phone} {
    padding-inline: 0.9rem;
    li {
      grid-template-columns: 72px minmax(0, 1fr) fit-content(40%);
    }
  }
  /* A phone with large text. */
  @media (max-width: 15em) {
    li {
      grid-template-columns: 40px minmax(0, 1fr);
    }
    span {
      grid-column: 2;
    }
  }
`;

const part = css`
  display: block;
  width: 100%;
`;

const outline = css`
  fill: ${role.desk};
  stroke: ${role.lineStrong};
  stroke-width: 1.5;
`;

const signalBox = css`
  padding: 0.9rem 1.25rem;
  p {
    margin-bottom: 0.7rem;
    color: ${role.muted};
  }
  ${media.phone} {
    padding-inline: 0.9rem;
  }
`;

const signal = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.2rem, 1fr));
  gap: 0.6rem;
  li {
    display: flex;
    flex-direction: column;
    gap: 0.15rem;
    padding: 0.8rem;
    border-radius: 6px;
    background: ${role.desk};
  }
  b {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    margin-top: 0.4rem;
    min-width: 0;
    font-size: ${size.t18};
    overflow-wrap: anywhere;
  }
  span {
    line-height: 1.3;
  }
  ${media.phone} {
    li:last-child:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  span,
  small {
    overflow-wrap: anywhere;
  }
  small {
    color: ${role.bad};
    font-size: 0.857rem;
    font-weight: 600;
  }
`;

const badCard = css`
  &:is(li) {
    background: ${role.badGround};
    outline: 2px solid ${role.bad};
    outline-offset: -2px;
  }
`;

const strength = css`
  width: 76px;
  height: 56px;
`;

const unlit = css`
  fill: none;
  stroke: ${role.lineStrong};
  stroke-width: 1.5;
`;
