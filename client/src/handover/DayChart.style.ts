import { css } from '@emotion/react';
import { hotShape } from '#theme/styles.ts';
import { font, ink, media, role, size } from '#theme/tokens.ts';
import { rowHeight } from './drawing.ts';

/** The column of the names beside a DayChart, as wide as the longest with its time. */
const nameWidth = 'calc(136rem / 14)';

/** Styles of an element around a DayChart. */
export const dayChartStyle = css`
  .dayChart {
    display: grid;
    grid-template-columns: ${nameWidth} minmax(0, 1fr);
    svg {
      overflow: visible;
    }
    ${media.phone} {
      grid-template-columns: minmax(80px, max-content) minmax(0, 1fr);
    }
  }
  .dayChart ol {
    display: grid;
    grid-auto-rows: ${rowHeight}px;
    li {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding-right: 1.1rem;
      color: ${role.muted};
      font-weight: 500;
    }
    span {
      font: 500 0.929rem ${font.mono};
      letter-spacing: -0.01em;
      font-variant-numeric: tabular-nums;
    }
    .open {
      color: ${role.text};
    }
    .has span {
      color: ${ink.hot};
    }
    /* Large letters leave room for the name alone. */
    ${media.phone} {
      li {
        flex-wrap: wrap;
        gap: 0.4rem;
        height: ${rowHeight}px;
        overflow: hidden;
        padding: 0 0.6rem 0 0;
        overflow-wrap: anywhere;
        font-size: 0.929rem;
        line-height: ${rowHeight}px;
      }
      span {
        font-size: ${size.t12};
      }
    }
  }
  .dayChart .chart {
    .tick {
      fill: ${role.line};
    }
    text {
      fill: ${role.muted};
      font-size: ${size.t12};
    }
    .bar {
      fill: ${ink.land};
      fill-opacity: 0.5;
      stroke: ${ink.line};
      stroke-opacity: 0.75;
    }
    .closed {
      fill: none;
      stroke-opacity: 1;
      stroke-dasharray: 2 4;
    }
    .passed {
      fill: ${ink.line};
      fill-opacity: 0.55;
    }
    .done,
    .toCome {
      fill: none;
      stroke: ${ink.hot};
      vector-effect: non-scaling-stroke;
    }
    .done {
      stroke-width: 3;
    }
    .toCome {
      stroke-width: 1.5;
      stroke-dasharray: 1 6;
      stroke-linecap: round;
      opacity: 0.85;
    }
    .present {
      stroke: ${role.text};
      stroke-width: 1.5;
    }
    .baton {
      ${hotShape};
    }
    ${media.forced} {
      .bar {
        stroke: CanvasText;
      }
      .passed {
        fill: GrayText;
      }
      .present {
        stroke: CanvasText;
      }
    }
  }
  .dayChart.past .chart {
    .bar,
    .passed {
      opacity: 0.55;
    }
    .done,
    .toCome {
      stroke-width: 3;
      stroke-dasharray: none;
      stroke-linecap: butt;
      opacity: 0.6;
    }
    .present {
      stroke-dasharray: 3 4;
    }
  }
  .dayChart .axis {
    position: relative;
    grid-column: 2;
    height: 44px;
    padding-top: 28px;
    text {
      fill: ${role.muted};
      font: 500 12px ${font.mono};
    }
    ${media.phone} {
      .minor {
        display: none;
      }
    }
  }
`;
