import { css } from '@emotion/react';
import { media } from '#theme/tokens.ts';

/** Radio buttons as words side by side, each in a label: the one that is chosen gets a ground. */
export const segments = css`
  label {
    position: relative;
  }
  /* Over its words, so that it is what is pointed at. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: inline-flex;
    align-items: center;
    font-weight: 500;
  }
  ${media.forced} {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
    }
  }
  ${media.print} {
    display: none;
  }
`;
