import { css } from '@emotion/react';
import { font, ink, radius, role, space } from '#theme/tokens.ts';
import { dataFlow } from './diagrams/dataFlow.tsx';
import { integrationHub } from './diagrams/integrationHub.tsx';
import type { DiagramDrawing, DiagramLabel, Sheet, Words } from './diagrams/parts.tsx';
import { pipeline } from './diagrams/pipeline.tsx';
import { staffingFunnel } from './diagrams/staffingFunnel.tsx';
import { zeroTrust } from './diagrams/zeroTrust.tsx';
import { routes } from './routes.ts';

export type DiagramName = 'ZERO_TRUST' | 'PIPELINE' | 'DATA_FLOW' | 'STAFFING_FUNNEL' | 'INTEGRATION_HUB';

const drawings: Record<DiagramName, DiagramDrawing> = {
  ZERO_TRUST: zeroTrust,
  PIPELINE: pipeline,
  DATA_FLOW: dataFlow,
  STAFFING_FUNNEL: staffingFunnel,
  INTEGRATION_HUB: integrationHub,
};

interface DiagramProps {
  name: DiagramName;
  /** Its words, in the order of `DiagramName` in the schema. */
  labels: readonly DiagramLabel[];
  /** Everything that it says, for readers who do not see it. */
  alt: string | null;
  caption: string;
}

/** How something works, drawn once for wide and once for narrow places, with a caption below. */
export function Diagram({ name, labels, alt, caption }: DiagramProps) {
  const { wide, narrow } = drawings[name];
  return (
    <div css={place}>
      <figure css={figure}>
        <Drawing width={1000} sheet={wide} labels={labels} alt={alt} css={onlyWide} />
        <Drawing width={328} sheet={narrow} labels={labels.map(shortened)} alt={alt} css={onlyNarrow} />
        <figcaption css={captionText}>{caption}</figcaption>
      </figure>
    </div>
  );
}

function shortened({ title, note, time, short, shortNote }: DiagramLabel): Words {
  return { title: short ?? title, note: shortNote ?? note, time };
}

interface DrawingProps {
  width: number;
  sheet: Sheet;
  labels: readonly Words[];
  alt: string | null;
  className?: string;
}

function Drawing({ width, sheet, labels, alt, className }: DrawingProps) {
  return (
    <svg
      css={[routes, drawing]}
      className={className}
      viewBox={`0 0 ${width} ${sheet.height}`}
      role="img"
      aria-label={alt ?? undefined}
    >
      {sheet.art(labels)}
    </svg>
  );
}

/* Below this width the letters of the wide drawing would be too small to read. */
const isNarrow = '@container (max-width: 819px)';

const place = css`
  container-type: inline-size;
`;

const figure = css`
  display: grid;
  gap: ${space.s4} ${space.s5};
  /* The narrow drawing leaves a tablet half empty: there its caption is next to it. */
  @container (min-width: 600px) and (max-width: 819px) {
    grid-template-columns: 420px minmax(0, 1fr);
    align-items: end;
  }
`;

const captionText = css`
  max-width: 70ch;
  color: ${role.muted};
  text-wrap: pretty;
`;

const onlyWide = css`
  ${isNarrow} {
    display: none;
  }
`;

const onlyNarrow = css`
  display: none;
  max-width: 420px;
  ${isNarrow} {
    display: block;
  }
`;

const drawing = css`
  /* The ground around the letters keeps a line that passes behind them from striking them through. */
  text {
    stroke: ${role.ground};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
    font: 500 13px ${font.text};
    fill: ${role.text};
  }
  .title {
    font: 600 16px ${font.display};
    letter-spacing: -0.01em;
  }
  .note {
    fill: ${role.muted};
  }
  .clock {
    font: 500 12px ${font.mono};
    fill: ${role.muted};
  }
  .box {
    fill: ${role.ground};
    stroke: ${role.lineStrong};
    rx: ${radius.part};
  }
  .grid {
    stroke: ${role.line};
    stroke-width: 1;
  }
  .shift {
    fill: ${ink.node};
    stroke: none;
  }
  .onShift {
    stroke: none;
    fill: ${ink.paper};
  }
`;
