import { css } from '@emotion/react';
import { dayChartStyle } from '#handover/DayChart.style.ts';
import { daySliderStyle } from '#handover/DaySlider.style.ts';
import { worldMapStyle } from '#handover/WorldMap.style.ts';
import { display, font, hiddenIn, ink, media, role, size, space, stage } from '#theme/tokens.ts';

/** Windows between a phone and the bar. */
const tablet = '@media (min-width: 47.5em) and (max-width: 67.4375em)';

/**
 * Styles of HomeTop and of all in it. The code that makes a served page move does without them: they are in the page.
 */
export const homeTopStyle = css`
  ${dayChartStyle}
  ${daySliderStyle}
  ${worldMapStyle}
  position: relative;
  overflow: clip;
  padding-bottom: ${space.s5};
  .above {
    position: relative;
    padding-top: 36px;
    ${media.low} {
      padding-top: 22px;
    }
    ${media.phone} {
      padding-top: 20px;
    }
  }
  .top {
    position: relative;
    z-index: 1;
    ${tablet} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 300px;
      gap: 0 ${space.s6};
      align-items: start;
      h1 {
        grid-column: 1 / -1;
      }
    }
  }
  .window {
    margin-top: 20px;
    ${media.bar} {
      position: absolute;
      top: 0;
      right: 0;
      width: 288px;
      margin: 0;
      figcaption {
        position: absolute;
        right: 306px;
        bottom: 44px;
        width: 10.6rem;
        text-align: right;
      }
    }
    ${media.narrow} {
      width: 240px;
      figcaption {
        display: none;
      }
    }
    ${media.low} {
      width: 240px;
      figcaption {
        right: 258px;
        bottom: 26px;
      }
    }
    ${media.drawer} {
      width: auto;
      figcaption {
        display: block;
      }
    }
  }
  /* At the right of the words, and from there to the edge of the page. Its first line passes behind the window. */
  .worldMap {
    ${media.bar} {
      position: absolute;
      top: 178px;
      left: calc(50% - 170px);
      width: min(50vw + 170px, 960px);
    }
    ${media.low} {
      top: 142px;
    }
    ${media.drawer} {
      margin-top: ${space.s3};
    }
    ${hiddenIn(media.phone)};
  }
  /* Nothing below moves when the words change: in narrow windows, headline and outlook share room for all their lines. */
  .head {
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${space.s6};
    align-items: baseline;
    margin-top: 22px;
    padding-top: ${space.s4};
    border-top: 1px solid ${role.line};
    fieldset {
      justify-content: end;
    }
    ${media.low} {
      margin-top: 14px;
      padding-top: ${space.s3};
    }
    ${media.drawer} {
      grid-template-rows: auto minmax(auto, 1fr);
      &::before {
        content: '';
        grid-area: 1 / 1 / 3;
        align-self: start;
        height: calc(1.98rem + 2.8 * ${size.t16});
      }
    }
    ${media.phone} {
      margin-top: ${space.s3};
      padding-top: ${space.s2};
      grid-template: repeat(2, minmax(auto, 1fr)) / minmax(0, 1fr);
      &::before {
        height: calc(3.95rem + 2.8 * ${size.t16});
      }
      /* While somebody has the work, no two lines of a headline have two lines of an outlook. */
      &:has(+ .dayChart:not(.past))::before {
        height: calc(3.95rem + 1.4 * ${size.t16});
      }
      fieldset {
        justify-content: start;
      }
    }
  }
  .who {
    grid-area: 1 / 1;
    ${display(size.t28, 1.15)};
    letter-spacing: -0.025em;
    text-wrap: balance;
    /* The second line begins under the first, not under the ring. */
    padding-left: calc(13px + 0.4em);
    ${media.drawer} {
      font-size: 1.715rem;
    }
    ${media.phone} {
      align-self: end;
    }
    &::before {
      content: '';
      display: inline-block;
      width: 13px;
      height: 13px;
      margin: 0 0.4em 0 calc(-13px - 0.4em);
      border: 1.5px solid ${ink.hot};
      border-radius: 50%;
      background: ${ink.hotFill};
      vertical-align: 0.06em;
    }
  }
  .rest {
    &::before {
      border-color: ${role.action};
      background: none;
    }
  }
  .outlook {
    grid-area: 2 / 1;
    color: ${role.muted};
    font-size: ${size.t16};
    line-height: 1.4;
    a {
      color: ${role.text};
      font-weight: 600;
    }
  }
  .time {
    grid-row: 1;
    /* Room for the longest date, so that nothing moves when a shorter one becomes the visitor's. */
    min-width: 18.4rem;
    color: ${role.muted};
    text-align: right;
    white-space: nowrap;
    b {
      margin-left: 0.4em;
      color: ${role.text};
      font: 500 ${size.t28} / 1.15 ${font.mono};
      letter-spacing: -0.04em;
    }
    ${media.phone} {
      display: flex;
      flex-wrap: wrap;
      grid-row: auto;
      align-items: baseline;
      justify-content: space-between;
      min-width: 0;
      overflow-wrap: anywhere;
      text-align: left;
      white-space: normal;
    }
  }
  .dayChart {
    position: relative;
    z-index: 1;
    margin-top: 10px;
    ${media.low} {
      margin-top: 6px;
    }
  }
  .foot {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    height: 44px;
    padding-right: 14px;
    color: ${role.muted};
    font-size: 0.929rem;
    line-height: 1.2;
    button {
      flex: none;
      padding: 0;
      border: 0;
      background: none;
      color: ${role.text};
      font-weight: 600;
      cursor: pointer;
    }
    /* The slider works only with scripts. */
    > * {
      visibility: hidden;
      ${media.scripts} {
        visibility: visible;
      }
      ${hiddenIn(media.print)};
    }
    ${media.phone} {
      padding-right: 6px;
      font-size: ${size.t12};
      /* "Wednesday, replayed" in two lines leaves more room for the day. */
      span {
        max-width: 6em;
      }
    }
  }
  .back {
    min-height: 44px;
    text-align: left;
    text-decoration: underline;
  }
  .play {
    circle {
      fill: none;
      stroke: ${role.action};
      stroke-width: 1.5;
    }
    path {
      fill: ${stage.text};
    }
    &:hover circle {
      fill: ${role.hover};
    }
    ${media.forced} {
      forced-color-adjust: none;
    }
  }
`;
