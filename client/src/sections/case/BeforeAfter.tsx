import { css } from '@emotion/react';
import type { Change } from '#sections/lists/teaser.ts';
import { muted16 } from '#theme/styles.ts';
import { ink, role, stackBy } from '#theme/tokens.ts';
import { amount, percent, withUnit } from '#ui/amount.ts';
import { arrives, grows } from '#ui/motion.ts';

/** A figure before and after in words, and as two lines to scale. */
export function BeforeAfter({ change }: { change: Change }) {
  const { before, after, unit } = change;
  // Shares are parts of a hundred.
  const longest = Math.max(before, after, unit === '%' ? 100 : 0);
  return (
    <div css={place}>
      <p>{`from ${amount(before)} to ${withUnit(after, unit)}`}</p>
      <svg css={lines} data-grows="" aria-hidden="true">
        <rect css={grows()} width={percent(before / longest)} y="5" height="3" />
        <circle css={arrives} cx={percent(before / longest)} cy="6.5" r="4.5" />
        <rect css={grows(1)} width={percent(after / longest)} y="20" height="5" />
        <circle css={arrives} cx={percent(after / longest)} cy="22.5" r="6" />
      </svg>
    </div>
  );
}

const place = css`
  ${stackBy('0.5rem')};
  ${muted16};
`;

/* Narrower than its place by the last dot. */
const lines = css`
  width: calc(100% - 6px);
  height: 30px;
  overflow: visible;
  rect {
    fill: ${ink.line};
  }
  circle {
    fill: ${ink.node};
  }
  & :nth-of-type(2) {
    fill: ${role.accent};
  }
`;
