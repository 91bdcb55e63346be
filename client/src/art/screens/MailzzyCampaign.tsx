import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { role, size } from '#theme/tokens.ts';
import { mail } from './mail.ts';
import { DrawnButton, Entry, mono, Status } from './parts.tsx';
import { Screen, screenIs } from './Screen.tsx';

export function MailzzyCampaign() {
  return (
    <Screen
      label="Mailzzy campaign: an e-mail, its audience and its send window"
      title="Spring renewal, wave 2"
      product="Mailzzy"
      state={<Status tone="wait">Scheduled</Status>}
    >
      <div css={panes}>
        <div>
          <Entry name="Audience" value="Renewal due in 7 days" />
          <Entry name="Subject" value="Your plan renews on May 11" chosen />
          <Entry name="Send window" value="Local 09:00–11:00" />
          <ol css={waves}>
            {waveList.map(([place, time, people]) => (
              <li key={place}>
                {place}
                <small>{time}</small>
                <span css={mono}>{people}</span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <div css={mail}>
            <RouteArt seed="mailzzy" topology="SPREAD" country="IN" width={400} height={150} density={5} />
            <div>
              <b>Keep your seats, skip the paperwork</b>
              <p>Nothing to sign. Check the seat count and you are done until next May.</p>
              <DrawnButton>Review my plan</DrawnButton>
            </div>
          </div>
        </div>
      </div>
    </Screen>
  );
}

const waveList = [
  ['India', 'leaves 03:30 UTC', '250'],
  ['United Kingdom', 'leaves 08:00 UTC', '486'],
  ['United States', 'leaves 13:00 UTC', '1,104'],
] as const;

const panes = css`
  display: grid;
  grid-template-columns: minmax(0, 236px) minmax(0, 1fr);
  > div {
    display: grid;
    align-content: start;
    gap: 0.9rem;
    padding: 1rem 1.15rem;
  }
  > div:first-of-type {
    border-right: 1px solid ${role.line};
    background: ${role.soft};
  }
  ${screenIs.stacked} {
    grid-template-columns: minmax(0, 1fr);
    > div:first-of-type {
      border-right: 0;
      border-bottom: 1px solid ${role.line};
    }
  }
`;

const waves = css`
  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    padding: 0.35rem 0;
    border-top: 1px solid ${role.line};
  }
  small {
    grid-row: 2;
    color: ${role.muted};
    font-size: ${size.t12};
  }
  > li > span {
    color: ${role.muted};
  }
`;
