import { css } from '@emotion/react';
import { font, radius, role } from '#theme/tokens.ts';
import { thousands } from '#ui/count.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** The number of open jobs. Not shown when there are none or it is not known. */
export function Count({ of: count }: { of: number | null }) {
  if (!count) return null;
  return (
    <span css={badge}>
      {thousands(count)}
      <VisuallyHidden>{count === 1 ? ' open job' : ' open jobs'}</VisuallyHidden>
    </span>
  );
}

const badge = css`
  padding: 0.26em 0.55em;
  border-radius: ${radius.pill};
  background: ${role.accent};
  color: ${role.page};
  font: 600 0.857rem / 1 ${font.mono};
  [data-active='true'] > & {
    background: ${role.action};
  }
`;
