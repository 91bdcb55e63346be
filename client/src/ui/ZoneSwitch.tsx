import { css } from '@emotion/react';
import { useId } from 'react';
import { role, size } from '#theme/tokens.ts';
import { radios } from './radios.ts';
import { hidden } from './VisuallyHidden.tsx';
import { chooseZone, utc, visitors, type Zone } from './zone.ts';

/** Chooses between the visitor's time zone and UTC. Without scripts, it says that times are in UTC. */
export function ZoneSwitch({ zone }: { zone: Zone }) {
  const name = useId();
  const choices = { 'Your time': visitors, UTC: utc };
  return (
    <fieldset css={frame}>
      <legend css={hidden}>Times are in</legend>
      {Object.entries(choices).map(([label, choice]) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            autoComplete="off"
            checked={(zone === utc) === (choice === utc)}
            onChange={() => chooseZone(choice)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const frame = css`
  ${radios};
  font-size: ${size.t12};
  /* Without scripts there is nothing to choose. */
  @media (scripting: none) {
    label:first-of-type,
    input {
      display: none;
    }
  }
  span {
    min-height: 24px;
    padding: 0 0.75em;
    color: ${role.muted};
  }
  input:checked + span {
    background: ${role.hover};
    color: ${role.text};
  }
`;
