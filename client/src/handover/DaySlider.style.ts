import { css } from '@emotion/react';
import { media, role } from '#theme/tokens.ts';

/* Painted 22 px around the middle of the thumb, however wide that is. */
const dot = (rim: string) =>
  `radial-gradient(circle, ${role.text} 9.5px, ${role.ground} 10px 13px, ${rim} 13.5px 17px, transparent 17.5px)
    0 fill / 0 / calc(22px - var(--half))`;

/**
 * Styles of an element around a DaySlider. Its thumb is as wide as a finger, and its middle reaches both ends of the
 * axis, so the slider ends 22 px beyond them. A mouse finds a narrow one, which ends beside the button to the top.
 */
export const daySliderStyle = css`
  .daySlider {
    --half: 22px;
    appearance: none;
    position: absolute;
    z-index: 1;
    top: -9px;
    left: calc(-1 * var(--half));
    width: calc(100% + 2 * var(--half));
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
      background: linear-gradient(${role.lineStrong}, ${role.lineStrong}) center / calc(100% - 2 * var(--half)) 2px
        no-repeat;
    }
    &::-webkit-slider-thumb {
      appearance: none;
      width: calc(2 * var(--half));
      height: 44px;
      border-image: ${dot('transparent')};
    }
    &:focus-visible::-webkit-slider-thumb {
      border-image: ${dot(role.focus)};
    }
    &::-moz-range-track {
      width: calc(100% - 2 * var(--half));
      height: 2px;
      background: ${role.lineStrong};
    }
    &::-moz-range-thumb {
      width: calc(2 * var(--half));
      height: 44px;
      border: 0;
      background: none;
      border-image: ${dot('transparent')};
    }
    &:focus-visible::-moz-range-thumb {
      border-image: ${dot(role.focus)};
    }
    @media (pointer: fine) {
      --half: 3px;
    }
    ${media.forced} {
      appearance: auto;
      &:focus-visible {
        outline: 3px solid Highlight;
      }
    }
  }
`;
