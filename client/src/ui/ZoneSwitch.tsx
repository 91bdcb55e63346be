import { css } from '@emotion/react';
import { useId } from 'react';
import { media, radius, role, size } from '#theme/tokens.ts';
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
  display: flex;
  font-size: ${size.t12};
  ${media.print} {
    display: none;
  }
  label {
    position: relative;
    /* Without scripts there is nothing to choose. */
    @media (scripting: none) {
      &:first-of-type {
        display: none;
      }
      input {
        display: none;
      }
    }
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
    min-height: 24px;
    padding: 0 0.75em;
    border-radius: ${radius.pill};
    color: ${role.muted};
    font-weight: 500;
  }
  input:checked + span {
    background: ${role.hover};
    color: ${role.text};
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
