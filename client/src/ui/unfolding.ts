import { css } from '@emotion/react';
import { folds, unfolds } from './disclosureMark.ts';

/** A `details` whose summary has the mark at its end. */
export const unfolding = css`
  > summary {
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::after {
    ${unfolds};
    content: '';
  }
  &[open] > summary::after {
    ${folds};
  }
`;
