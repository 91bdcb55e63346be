import { css } from '@emotion/react';
import { dayChartStyle, nameWidth } from '#handover/DayChart.style.ts';
import { daySliderStyle } from '#handover/DaySlider.style.ts';
import { worldMapStyle } from '#handover/WorldMap.style.ts';
import { font, ink, media, role, size, space } from '#theme/tokens.ts';
import { countryStripStyle } from './CountryStrip.style.ts';

/**
 * Styles of HomeTop and of all in it. The code that makes a served page move does without them: they are in the page.
 */
export const homeTopStyle = css`
  ${dayChartStyle}
  ${daySliderStyle}
  ${worldMapStyle}
  ${countryStripStyle}
  position: relative;
  overflow: clip;
  .above {
    position: relative;
    padding-top: clamp(1.9rem, 2.8vw, 2.6rem);
  }
  /* At the right of the words, and from there to the edge of the page. */
  .worldMap {
    ${media.bar} {
      position: absolute;
      top: calc(clamp(1.9rem, 2.8vw, 2.6rem) + 2 * ${size.t72} + 0.5rem);
      left: calc(50% - 212px);
      width: min(50vw + 392px, 1160px);
    }
    ${media.drawer} {
      margin-top: ${space.s5};
    }
    ${media.phone} {
      width: 166%;
      margin-left: -21%;
    }
  }
  /* Its lines have a fixed height, so that nothing moves when the words change. */
  .head {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.2rem 2rem;
    align-items: end;
    margin-bottom: 1rem;
    padding-top: 1.1rem;
    border-top: 1px solid ${role.line};
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .who {
    font: 600 ${size.t28} / 1.1 ${font.display};
    letter-spacing: -0.025em;
    &::before {
      content: '';
      display: inline-block;
      width: 13px;
      height: 13px;
      margin-right: 0.5em;
      border: 2.5px solid ${ink.hot};
      border-radius: 50%;
      background: ${ink.hot};
      vertical-align: 0.06em;
    }
  }
  .rest {
    &::before {
      border-color: ${role.lineStrong};
      background: none;
    }
  }
  .outlook {
    color: ${role.muted};
    font-size: ${size.t16};
    ${media.phone} {
      min-height: 2.9em;
      font-size: ${size.t14};
    }
  }
  .time {
    grid-row: 1 / 3;
    grid-column: 2;
    color: ${role.muted};
    text-align: right;
    b {
      margin-right: 0.3em;
      color: ${role.text};
      font: 500 ${size.t28} / 1.1 ${font.mono};
      letter-spacing: -0.04em;
    }
    small {
      color: ${role.muted};
      font-size: 0.5em;
      letter-spacing: 0;
    }
    /* Once the browser has put the visitor's time first. The line is there before it. */
    .utc {
      display: block;
      min-height: 1.55em;
      @media (scripting: none) {
        min-height: 0;
      }
    }
    ${media.phone} {
      display: flex;
      flex-wrap: wrap;
      grid-row: auto;
      grid-column: 1;
      gap: 0 0.8rem;
      align-items: baseline;
      text-align: left;
      b {
        font-size: ${size.t22};
      }
      .utc {
        flex-basis: 100%;
      }
    }
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1.4rem;
    align-items: center;
    min-height: 44px;
    padding-left: ${nameWidth};
    color: ${role.muted};
    ${media.phone} {
      min-height: 88px;
      padding-left: 0;
    }
  }
  /* The slider works only with scripts. */
  .foot p {
    visibility: hidden;
    ${media.scripts} {
      visibility: visible;
    }
    ${media.print} {
      display: none;
    }
  }
  .foot button {
    min-height: 44px;
    padding: 0 1.1rem;
    border: 1.5px solid ${role.lineStrong};
    border-radius: 30px;
    background: none;
    color: ${role.text};
    font-weight: 600;
    cursor: pointer;
    &:hover {
      border-color: ${role.text};
    }
  }
`;
