import { css } from '@emotion/react';
import { media, role } from '#theme/tokens.ts';

const dot = (rim: string) => `
  radial-gradient(circle, ${role.text} 9.5px, transparent 10px),
  radial-gradient(circle, ${role.ground} 13px, transparent 13.5px)${rim}`;

/**
 * Styles of an element around a DaySlider. It is as wide as a finger is where it is dragged: 22 px beyond the axis at
 * both ends, where the middle of the dot may be.
 */
export const daySliderStyle = css`
  .daySlider {
    appearance: none;
    position: absolute;
    z-index: 1;
    top: -9px;
    left: -22px;
    width: calc(100% + 44px);
    height: 44px;
    margin: 0;
    background: none;
    cursor: grab;
    &:active {
      cursor: grabbing;
    }
    &:focus-visible {
      outline: 0;
    }
    &:disabled {
      pointer-events: none;
    }
    &::-webkit-slider-runnable-track {
      height: 44px;
      background: linear-gradient(${role.lineStrong}, ${role.lineStrong}) center / calc(100% - 44px) 2px no-repeat;
    }
    &::-webkit-slider-thumb {
      appearance: none;
      width: 44px;
      height: 44px;
      background: ${dot('')};
    }
    &:focus-visible::-webkit-slider-thumb {
      background: ${dot(`, radial-gradient(circle, ${role.focus} 17px, transparent 17.5px)`)};
    }
    &::-moz-range-track {
      width: calc(100% - 44px);
      height: 2px;
      background: ${role.lineStrong};
    }
    &::-moz-range-thumb {
      width: 44px;
      height: 44px;
      border: 0;
      background: ${dot('')};
    }
    &:focus-visible::-moz-range-thumb {
      background: ${dot(`, radial-gradient(circle, ${role.focus} 17px, transparent 17.5px)`)};
    }
    ${media.forced} {
      appearance: auto;
      &:focus-visible {
        outline: 3px solid Highlight;
      }
    }
  }
`;
