import { css } from '@emotion/react';
import { font, media, role, size } from '#theme/tokens.ts';

/** Styles of an element around a CountryStrip. */
export const countryStripStyle = css`
  .countryStrip {
    margin-top: 1.2rem;
    border-top: 1px solid ${role.line};
    ${media.phone} {
      border-top: 0;
    }
    h2 {
      position: absolute;
      font-size: inherit;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.05rem 1rem;
        align-content: start;
        align-items: baseline;
        padding: 1.1rem 1.2rem;
        border-left: 1px solid ${role.line};
      }
      li:first-of-type {
        padding-left: 0;
        border-left: 0;
      }
      li:last-of-type {
        padding-right: 0;
      }
      ${media.drawer} {
        grid-template-columns: 1fr 1fr;
        li:nth-of-type(odd) {
          padding-left: 0;
          border-left: 0;
        }
        li:nth-of-type(even) {
          padding-right: 0;
        }
        li:nth-of-type(n + 3) {
          border-top: 1px solid ${role.line};
        }
      }
      /* Large letters have a column of their own. */
      ${media.phone} {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
        column-gap: 1.2rem;
        li:nth-of-type(n) {
          padding: 0.8rem 0;
          border-top: 1px solid ${role.line};
          border-left: 0;
        }
      }
    }
    h3 {
      font: 600 ${size.t18} / 1.2 ${font.display};
      ${media.phone} {
        font-size: ${size.t16};
      }
    }
    .clock {
      font: 500 ${size.t16} / 1.4 ${font.mono};
      letter-spacing: -0.01em;
    }
    .status {
      grid-column: 1 / -1;
      color: ${role.muted};
      font-weight: 500;
      &::before {
        content: '';
        display: inline-block;
        width: 8px;
        height: 8px;
        margin-right: 0.55em;
        border: 1.5px solid ${role.lineStrong};
        border-radius: 50%;
        vertical-align: 0.03em;
      }
    }
    /* Left out on phones, where the words stay on one line. */
    .status span {
      ${media.phone} {
        display: none;
      }
    }
    .open {
      color: ${role.text};
      &::before {
        border-color: ${role.text};
        background: ${role.text};
      }
    }
    .work {
      grid-column: 1 / -1;
      color: ${role.muted};
      ${media.phone} {
        display: none;
      }
    }
  }
`;
