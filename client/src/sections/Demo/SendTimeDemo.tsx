import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { radio } from '#form/Choice.tsx';
import { daySliderStyle } from '#handover/DaySlider.style.ts';
import { display, flow, font, media, role, size, stackBy, tall } from '#theme/tokens.ts';
import { thousands } from '#ui/count.ts';
import { clock } from '#ui/date.ts';
import { needsScripts } from '#ui/needsScripts.ts';
import { useHydrated } from '#ui/useHydrated.ts';
import type { DemoOf } from './demoOf.ts';
import { desk, detail, Frame, paneName, side } from './Frame.tsx';
import { ReaderHours } from './ReaderHours.tsx';
import { State } from './State.tsx';
import { arrivalsOf, countOf, type SendMode } from './sendTime.ts';

const modes: [SendMode, string][] = [
  ['clocks', 'On each reader’s clock'],
  ['once', 'To all at once'],
];

/** Mailzzy: the visitor drags the hour of sending and sees who gets the message at what local time. */
export function SendTimeDemo({ title, audience, subject, text, day, hour, readers }: DemoOf<'SendTimeDemo'>) {
  const ready = useHydrated();
  const id = useId();
  const [mode, setMode] = useState<SendMode>('clocks');
  const [minutes, setMinutes] = useState(hour * 60);
  const arrivals = arrivalsOf(readers, mode, minutes);
  const all = countOf(readers);
  const awake = countOf(arrivals.filter(({ isAwake }) => isAwake));
  const at = mode === 'clocks' ? `${clock(minutes * 60_000)} local time` : `${clock(minutes * 60_000)} UTC`;
  const result = `${thousands(awake)} of ${thousands(all)} readers are awake`;

  return (
    <Frame
      product="Mailzzy"
      title={title}
      state={awake === all ? <State tone="done">Everyone is awake</State> : <State tone="bad">Some are asleep</State>}
      said={ready ? `${at}: ${result}.` : ''}
      note="A made-up list. Nothing you do here is sent."
    >
      <div css={[side, letter]}>
        <p css={paneName}>Message</p>
        <dl>
          <dt>Audience</dt>
          <dd>{audience}</dd>
          <dt>Subject</dt>
          <dd>{subject}</dd>
          <dt>Begins with</dt>
          <dd>{text}</dd>
          <dt>Day</dt>
          <dd>{day}</dd>
        </dl>
      </div>
      <div css={desk}>
        <p css={paneName}>
          On the readers’ clocks <small>bars: 07:00 to 22:00</small>
        </p>
        <ReaderHours arrivals={arrivals} />
        <div css={[controls, needsScripts]}>
          <fieldset>
            <legend>Send</legend>
            {modes.map(([value, label]) => (
              <label key={value}>
                <input css={radio} type="radio" name={id} checked={mode === value} onChange={() => setMode(value)} />
                {label}
              </label>
            ))}
          </fieldset>
          <label htmlFor={`${id}hour`}>
            At <b>{at}</b>
          </label>
          <div css={[daySliderStyle, slot]}>
            <input
              className="daySlider"
              id={`${id}hour`}
              type="range"
              min={0}
              max={23.5 * 60}
              step={30}
              value={minutes}
              aria-valuetext={`${at}. ${result}.`}
              onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
            />
          </div>
        </div>
      </div>
      <div>
        <p css={figure}>
          {thousands(awake)} <small>of {thousands(all)} awake</small>
        </p>
        <ul css={list}>
          {arrivals.map(({ region, count, leaves, isAwake }) => (
            <li key={region}>
              <span>
                {region}
                <small css={detail}>
                  {thousands(count)} readers, leaves {clock(leaves * 60_000)} UTC
                </small>
              </span>
              <State tone={isAwake ? 'done' : 'bad'}>{isAwake ? 'awake' : 'asleep'}</State>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

const letter = css`
  dt {
    color: ${role.muted};
    font-size: 0.929rem;
  }
  dd {
    padding-bottom: 0.7rem;
  }
`;

const controls = css`
  ${stackBy('0.3rem')};
  padding-top: 1rem;
  > fieldset {
    ${flow('0.2rem 1.4rem')};
    align-items: center;
  }
  legend {
    float: left;
    padding: 0;
    margin-right: 0.2rem;
    color: ${role.muted};
    ${media.phone} {
      float: none;
    }
  }
  fieldset > label {
    ${tall('28px')};
    gap: 0.5rem;
    font-weight: 600;
    cursor: pointer;
  }
  b {
    font-weight: 600;
  }
`;

/** The slider is 22 px wider at both ends. */
const slot = css`
  position: relative;
  height: 26px;
  margin-inline: 14px;
`;

const figure = css`
  padding-bottom: 0.6rem;
  ${display(size.t48, 1)};
  letter-spacing: -0.04em;
  > small {
    color: ${role.muted};
    font: 400 ${size.t16} / 1.3 ${font.text};
    letter-spacing: 0;
  }
`;

const list = css`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(45%);
    gap: 0.8rem;
    padding: 0.5rem 0;
    border-top: 1px solid ${role.line};
    font-weight: 600;
    line-height: 1.35;
    > :last-child {
      align-self: start;
    }
  }
  > li:first-of-type {
    border-top: 2px solid ${role.rule};
  }
`;
