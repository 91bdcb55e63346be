import { css } from '@emotion/react';
import { LabeledSection } from '#sections/LabeledSection.tsx';
import type { Ground } from '#sections/Section.tsx';
import { hotShape, muted, muted16 } from '#theme/styles.ts';
import { flow, font, ink, measure, media, role, space } from '#theme/tokens.ts';
import { percent } from '#ui/amount.ts';
import { inline } from '#ui/Inline.tsx';
import { grows } from '#ui/motion.ts';
import { StepChain, stepName } from './StepChain.tsx';
import type { StepsFragment } from './Steps.generated.ts';

/**
 * A schedule as one chart: a bar for each step, over one axis. The bar of one step, the decision, ends in a dot. Steps without a place
 * in time are a chain.
 */
export function Steps({ ground, ...steps }: StepsFragment & { ground: Ground }) {
  const { anchor, label, heading, lead } = steps;
  const hasBars = steps.steps.some(({ from }) => from !== null);
  return (
    <LabeledSection id={anchor} label={label} heading={heading} lead={lead} ground={ground} compact>
      {hasBars ? <Schedule {...steps} /> : <StepChain steps={steps.steps} />}
    </LabeledSection>
  );
}

function Schedule({ unit, length, steps }: StepsFragment) {
  const ticks = unit && length ? ticksOf(length) : [];
  return (
    <div css={chart}>
      <div css={[row, axis]} aria-hidden="true">
        <span>{unit}</span>
        <svg aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x={percent(tick / (length ?? 1))} y="24" textAnchor="middle">
              {tick}
            </text>
          ))}
        </svg>
        {steps.some(({ decisive }) => decisive) && <span css={key}>Decisive step</span>}
      </div>
      <ol>
        {steps.map(({ title, when, from, to, text, decisive }, i) => (
          <li key={title} css={[row, step]}>
            <div css={head}>
              <h3 css={stepName}>{title}</h3>
              <p css={muted}>{when}</p>
            </div>
            <div css={[track, ticks[0] && linesEvery(ticks[0] / (length ?? 1)), ticks.at(-1) === length && lastLine]}>
              <svg data-grows="" aria-hidden="true">
                {from !== null && to !== null && <Bar from={from} to={to} decisive={decisive} n={i} />}
              </svg>
            </div>
            <p css={sentence}>{inline(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface BarProps {
  from: number;
  to: number;
  decisive: boolean;
  /** How many bars are above it. */
  n: number;
}

function Bar({ from, to, decisive, n }: BarProps) {
  const width = Math.max(to - from, 1);
  return (
    <>
      <rect
        css={[bar, grows(n)]}
        x={`${from}%`}
        width={`${width}%`}
        y="50%"
        height="10"
        rx="5"
        transform="translate(0 -5)"
      />
      {decisive && <circle css={dot} cx={`${from + width}%`} cy="50%" r="8" transform="translate(-8 0)" />}
    </>
  );
}

/** At most six ticks, at round distances. The zero is the edge. */
function ticksOf(length: number): number[] {
  const every = [1, 2, 4, 5, 6, 8, 10, 13, 20].find((distance) => length / distance <= 6) ?? length;
  return Array.from({ length: Math.floor(length / every) }, (_, i) => (i + 1) * every);
}

const chart = css`
  break-inside: avoid;
  border-top: 2px solid ${role.rule};
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(9rem, 5fr) minmax(0, 9fr) minmax(0, 10fr);
  gap: 0 ${space.s6};
  align-items: center;
  ${media.narrow} {
    grid-template-columns: minmax(9rem, 26%) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* The legend is below the unit, on phones beside it: there, numbers stand over the bars. */
const axis = css`
  height: 43px;
  padding-top: 5px;
  color: ${role.muted};
  line-height: 19px;
  > * {
    grid-area: 1 / 2;
    width: 100%;
    height: 38px;
    overflow: visible;
  }
  text {
    fill: ${role.muted};
    font: 500 12px ${font.mono};
  }
  span {
    grid-column: 1;
  }
  span + svg + span {
    padding-top: 19px;
  }
  ${media.phone} {
    svg {
      grid-area: 1 / 1;
      padding-top: 10px;
    }
    span + svg + span {
      padding: 0;
      text-align: right;
    }
  }
`;

const key = css`
  &::before {
    content: '';
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-right: 0.5em;
    border: 1.5px solid ${ink.hot};
    border-radius: 50%;
    background: ${ink.hotFill};
    vertical-align: -0.06em;
  }
`;

/* In narrower windows the sentence is below the bar. */
const step = css`
  min-height: 62px;
  padding-block: 0.5rem;
  border-top: 1px solid ${role.line};
  ${media.narrow} {
    grid-template-rows: 30px 1fr;
    align-items: start;
    > :first-of-type {
      grid-row: span 2;
    }
  }
  ${media.phone} {
    grid-template-rows: none;
    padding-block: 0.55rem;
    > :first-of-type {
      grid-row: auto;
    }
  }
`;

const head = css`
  ${media.phone} {
    ${flow('0 1rem')};
    justify-content: space-between;
    align-items: baseline;
  }
`;

/* The lines of the axis go through the room above and below the text, but not through a text below the bar. */
const track = css`
  position: relative;
  align-self: stretch;
  margin-block: -0.5rem;
  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  ${media.narrow} {
    margin-bottom: 0;
  }
  ${media.phone} {
    height: 18px;
    margin-block: 0.1rem 0.25rem;
  }
`;

/** Lines at zero and at each tick but one at the right edge. */
const linesEvery = (share: number) => css`
  background: repeating-linear-gradient(to right, ${role.line} 0 1px, transparent 1px ${percent(share)});
`;

const lastLine = css`
  border-right: 1px solid ${role.line};
`;

const bar = css`
  fill: ${role.fill};
  ${media.forced} {
    fill: CanvasText;
  }
`;

const dot = css`
  ${hotShape};
  ${media.forced} {
    fill: Highlight;
  }
`;

const sentence = css`
  max-width: ${measure};
  ${muted16};
  line-height: 1.45;
`;
