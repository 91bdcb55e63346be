import { css } from '@emotion/react';
import { media, radius, role } from '#theme/tokens.ts';

/** A row of choices, of which one is filled. Each radio lies over its words, so that it is what is pointed at. */
export const radios = css`
  display: inline-flex;
  label {
    position: relative;
  }
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
    border-radius: ${radius.pill};
    font-weight: 500;
  }
  input:focus-visible + span {
    outline: 3px solid ${role.focus};
  }
  ${media.forced} {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
