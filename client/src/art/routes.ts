import { css } from '@emotion/react';
import { ink, media, role } from '#theme/tokens.ts';

/** The look of every drawing: coast, routes and nodes, in the colors of the surrounding section. */
export const routes = css`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke: ${ink.line};
  stroke-width: 1.5;
  stroke-linecap: round;

  .land {
    stroke: ${ink.land};
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
    stroke: ${ink.hot};
  }
  .hot {
    stroke-width: 2.25;
  }
  .wall {
    stroke: ${role.accent};
    stroke-width: 2;
  }
  .bar,
  .end,
  .ring,
  .hub,
  .office {
    stroke: ${ink.node};
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
    fill: ${ink.paper};
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
    fill: ${ink.hot};
    stroke: ${ink.hot};
  }
  ${media.forced} {
    path {
      stroke: CanvasText;
    }
  }
`;
