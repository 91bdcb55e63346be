import { css } from '@emotion/react';
import { createElement, type FunctionComponent } from 'react';
import { type Ground, Section } from '#sections/Section.tsx';
import { role, size, space, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import type { ChartFragment } from './Chart.generated.ts';
import { Slope, Stair } from './ChartBars.tsx';
import { Dots } from './ChartDots.tsx';
import { Timeline } from './ChartTimeline.tsx';
import type { ChartProps } from './chartProps.ts';

/** An explaining chart. Its figures are text in a list, which is drawn beside or above them. */
export function Chart({ anchor, heading, lead, caption, ground, ...chart }: ChartFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} compact>
      <figure css={figure}>
        {createElement(drawings[chart.chart], chart)}
        <figcaption css={captionText}>{inline(caption)}</figcaption>
      </figure>
    </Section>
  );
}

const drawings: Record<ChartProps['chart'], FunctionComponent<ChartProps>> = {
  SLOPE: Slope,
  STAIR: Stair,
  TIMELINE: Timeline,
  DOTS: Dots,
};

const figure = css`
  ${stack.s5};
  padding-top: ${space.s5};
  border-top: 2px solid ${role.rule};
`;

const captionText = css`
  max-width: 44em;
  color: ${role.muted};
  font-size: ${size.t14};
  text-wrap: balance;
`;
