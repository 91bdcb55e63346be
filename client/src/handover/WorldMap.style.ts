import { css } from '@emotion/react';
import { font, hiddenIn, ink, media, role, stage } from '#theme/tokens.ts';
import { mapHeight, mapWidth } from './drawing.ts';

/** Styles of an element around a WorldMap. */
export const worldMapStyle = css`
  .worldMap {
    position: relative;
    aspect-ratio: ${mapWidth} / ${mapHeight};
    img,
    svg {
      position: absolute;
      top: 0;
      left: 0;
      width: 100%;
      max-width: none;
      height: 100%;
      overflow: visible;
    }
    img {
      mask-image: linear-gradient(black 62%, transparent 90%);
    }
  }
  /* Ends without an edge, since the map is part of its page. */
  .worldMap .shade {
    top: -9%;
    height: 115%;
    overflow: hidden;
    mask-image: linear-gradient(90deg, transparent, black 12%, black 86%, transparent),
      linear-gradient(transparent, black 20%, black 76%, transparent);
    mask-composite: intersect;
    path {
      fill: ${stage.night};
      fill-opacity: 0.68;
    }
    ${hiddenIn('@media print, (forced-colors: active)')};
  }
  .worldMap .drawing {
    .leg,
    .next,
    .soon {
      fill: none;
      vector-effect: non-scaling-stroke;
      stroke-linecap: round;
    }
    .leg {
      stroke: ${ink.line};
      stroke-width: 1.25;
      opacity: 0.8;
    }
    .wait {
      stroke: ${role.action};
      stroke-width: 2;
      stroke-dasharray: 1 7;
      opacity: 1;
    }
    .next {
      stroke: ${ink.hot};
      stroke-width: 2;
      stroke-dasharray: 1 7;
    }
    .soon {
      stroke: ${stage.text};
      stroke-width: 3;
      stroke-dasharray: 1 23;
      opacity: 0;
      animation: approach 2.4s linear infinite;
    }
    .soon1 {
      stroke-dashoffset: -8;
      animation-delay: 0.8s;
    }
    .soon2 {
      stroke-dashoffset: -16;
      animation-delay: 1.6s;
    }
    @keyframes approach {
      0%,
      66% {
        opacity: 0;
      }
      33% {
        opacity: 1;
      }
    }
    .office {
      fill: ${ink.paper};
      stroke: ${ink.node};
      stroke-width: 1.5;
    }
    .open {
      fill: ${role.text};
    }
    .baton {
      fill: none;
      stroke: ${ink.hot};
      stroke-width: 2;
    }
    .inner {
      fill: ${ink.hot};
      stroke: none;
    }
    ${media.calm} {
      .soon {
        display: none;
      }
    }
  }
  .worldMap .names {
    text {
      fill: ${role.text};
      stroke: ${ink.paper};
      stroke-width: 4px;
      stroke-linejoin: round;
      paint-order: stroke;
      font: 500 12px ${font.text};
    }
    .has {
      font-weight: 600;
      font-size: 14px;
    }
    ${media.forced} {
      text {
        fill: CanvasText;
        stroke: Canvas;
      }
    }
  }
`;
