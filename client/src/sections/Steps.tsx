import { css } from '@emotion/react';
import { font, ink, media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { type Ground, Section } from './Section.tsx';
import type { StepsFragment } from './Steps.generated.ts';

/** A schedule, as bars over its whole time. One step, the decision, is marked. */
export function Steps({ anchor, heading, lead, steps, ground }: StepsFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground}>
      <div css={chart}>
        {hasBars && (
          <div css={[row, axis]} aria-hidden="true">
            <span>{unit}</span>
            <svg aria-hidden="true">
              {ticks.map((tick) => (
                <text key={tick} x={at(tick / (length ?? 1))} y="24" textAnchor={anchorOf(tick, length ?? 1)}>
                  {tick}
                </text>
              ))}
            </svg>
            {steps.some(({ decisive }) => decisive) && <span css={key}>Decisive step</span>}
          </div>
        )}
        <ol>
          {steps.map(({ title, when, from, to, text, decisive }) => (
            <li key={title} css={[row, step, !hasBars && withoutBars]}>
              <div css={head}>
                <h3 css={name}>{title}</h3>
                <p css={time}>{when}</p>
              </div>
              {hasBars && (
                <div css={track}>
                  <svg aria-hidden="true">
                    {ticks.map((tick) => (
                      <line key={tick} x1={at(tick / (length ?? 1))} x2={at(tick / (length ?? 1))} y2="100%" />
                    ))}
                    {from !== null && to !== null && <Bar from={from} to={to} decisive={decisive} />}
                  </svg>
                </div>
              )}
              <p css={sentence}>
                <Inline text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Bar({ from, to, decisive }: { from: number; to: number; decisive: boolean }) {
  return (
    <svg css={track} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect css={decisive ? decisiveBar : bar} x={from} width={Math.max(to - from, 1)} height="10" rx="1" />
    </svg>
  );
}

const legs = css`
  border-top: 1px solid ${ink.land};
`;

const leg = css`
  display: grid;
  grid-template-columns: minmax(10.5rem, 2.6fr) minmax(8em, 1.2fr) minmax(0, 8fr);
  gap: ${space.s5};
  align-items: start;
  padding-block: ${space.s5};
  border-bottom: 1px solid ${ink.land};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.4rem;
  }
`;

const head = css`
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    align-items: baseline;
  }
`;

const name = css`
  font-size: ${size.t28};
  letter-spacing: -0.025em;
`;

const time = css`
  padding-top: 0.55rem;
  color: ${role.accent};
  font-family: ${font.mono};
  font-weight: 500;
  letter-spacing: -0.01em;
  ${media.phone} {
    padding-top: 0;
  }
`;

const what = css`
  display: grid;
  gap: 0.9rem;
  padding-top: 0.75rem;
  ${media.phone} {
    padding-top: 0.4rem;
  }
`;

const track = css`
  width: 100%;
  height: 10px;
  border-radius: 5px;
  background: ${role.header};
  overflow: hidden;
`;

const bar = css`
  fill: ${role.fill};
  ${media.forced} {
    fill: CanvasText;
  }
`;

const decisiveBar = css`
  fill: ${ink.hot};
  ${media.forced} {
    fill: Highlight;
  }
`;

const sentence = css`
  max-width: 60ch;
  color: ${role.muted};
  font-size: ${size.t16};
  line-height: 1.6;
  text-wrap: pretty;
`;
