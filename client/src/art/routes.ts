import { css } from '@emotion/react';

/** The look of every drawing: coast, routes and nodes, in the colours of the surrounding section. */
export const routes = css`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke: var(--r-line);
  stroke-width: 1.5;
  stroke-linecap: round;

  .land {
    stroke: var(--r-land);
  }
  .thin {
    stroke-width: 1;
    opacity: 0.75;
  }
  .dim {
    stroke-dasharray: 1 5;
  }
  .hot,
  .hotBar,
  .hotEnd {
    stroke: var(--r-hot);
  }
  .hot {
    stroke-width: 2.25;
  }
  .wall {
    stroke: var(--accent);
    stroke-width: 2;
  }
  .dark & .wall {
    stroke: var(--text);
  }
  .bar,
  .end,
  .ring,
  .hub,
  .office {
    stroke: var(--r-node);
  }
  .bar,
  .hotBar {
    stroke-width: 9;
  }
  .end,
  .hotEnd {
    stroke-width: 7;
  }
  .ring,
  .hub,
  .stop,
  .office {
    fill: var(--r-paper);
  }
  .ring,
  .hub,
  .hotRing {
    stroke-width: 2;
  }
  .office {
    stroke-width: 2.25;
  }
  .hotRing {
    fill: var(--r-hot);
    stroke: var(--r-hot);
  }
  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
    }
  }
`;
