import { css } from '@emotion/react';
import { font, role, space } from '#theme/tokens.ts';
import { clock } from '#ui/date.ts';
import { useMinute } from './clock.ts';
import type { OfficeClocksFragment } from './OfficeClocks.generated.ts';
import { OpenNow } from './OpenNow.tsx';
import { localTime } from './state.ts';

interface OfficeClocksProps {
  now: OfficeClocksFragment;
}

/** Which office is open, and the local times of all offices of the relay. */
export function OfficeClocks({ now }: OfficeClocksProps) {
  const at = useMinute() || Date.parse(now.at);
  return (
    <div>
      <OpenNow />
      <dl css={clocks}>
        {now.offices.map(({ city, offsets }) => (
          <div key={city}>
            <dt>{city}</dt>
            <dd>{clock(localTime(offsets, at))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const clocks = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr));
  gap: 0 ${space.s5};
  margin-top: ${space.s2};
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    justify-content: space-between;
    padding-block: 0.35rem;
    border-top: 1px solid ${role.line};
  }
  dt {
    min-width: 0;
    color: ${role.muted};
    overflow-wrap: anywhere;
  }
  dd {
    font-family: ${font.mono};
    font-variant-numeric: tabular-nums;
  }
`;
