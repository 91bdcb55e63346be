import { css } from '@emotion/react';
import { media, radius, role } from '#theme/tokens.ts';

/** Links in pills, such as those of a filter. */
export const pills = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  ${media.phone} {
    gap: 0.4rem;
  }
  a {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    min-height: 40px;
    padding: 0 1.1rem;
    ${media.phone} {
      padding: 0 0.9rem;
    }
    border: 1.5px solid ${role.lineStrong};
    border-radius: ${radius.pill};
    color: ${role.accent};
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    border-color: ${role.accent};
  }
`;
