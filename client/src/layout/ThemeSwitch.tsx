import { css } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import { chooseTheme, chosenTheme, type ThemeChoice } from '#theme/choice.ts';
import { radius, role, stage } from '#theme/tokens.ts';
import { needsScripts } from '#ui/needsScripts.ts';
import { radios } from '#ui/radios.ts';
import { hidden } from '#ui/VisuallyHidden.tsx';

const choices: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Chooses between light and dark colors. Not shown without scripts, when the system decides. */
export function ThemeSwitch() {
  const name = useId();
  const [chosen, setChosen] = useState<ThemeChoice>('system');
  // The server does not know what is stored.
  useEffect(() => setChosen(chosenTheme()), []);
  const choose = (choice: ThemeChoice) => {
    setChosen(choice);
    chooseTheme(choice);
  };
  return (
    <fieldset css={[frame, needsScripts]}>
      <legend css={hidden}>Colors</legend>
      {(Object.keys(choices) as ThemeChoice[]).map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => choose(choice)} />
          <span>{choices[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const frame = css`
  ${radios};
  position: relative;
  justify-self: start;
  padding: 2px;
  border: 1.5px solid ${role.lineStrong};
  border-radius: ${radius.pill};
  span {
    min-height: 34px;
    padding: 0 1rem;
    color: ${stage.label};
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  label:hover span {
    text-decoration: underline;
  }
  input:checked + span {
    background: ${role.button};
    color: ${role.buttonText};
  }
  input:focus-visible + span {
    outline-offset: 2px;
  }
`;
