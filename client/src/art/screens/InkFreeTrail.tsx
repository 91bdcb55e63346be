import { css } from '@emotion/react';
import { role } from '#theme/tokens.ts';
import { Entry, mono, Status, trail } from './parts.tsx';
import { Screen, screenIs } from './Screen.tsx';

export function InkFreeTrail() {
  return (
    <Screen
      label="InkFree: who did what, when and how, from the upload of a contract to its seal"
      title="Trail of the agreement"
      product="InkFree"
      state={<Status tone="done">Sealed</Status>}
    >
      <div css={panes}>
        <ol css={trail}>
          {events.map(([time, event, evidence], i) => (
            <li key={event} className={i === events.length - 1 ? 'now' : undefined}>
              <span css={row}>
                {event}
                <span css={mono}>{time}</span>
              </span>
              <small>{evidence}</small>
            </li>
          ))}
        </ol>
        <div css={proof}>
          <Entry name="Document" value="6 pages, PDF" />
          <Entry name="Fingerprint" value="9f2c 77ab … e410" />
          <Entry name="Clock" value="UTC, checked each hour" />
          <Entry name="Kept until" value="May 19, 2036" />
          <Status tone="done">Nothing changed since the seal</Status>
        </div>
      </div>
    </Screen>
  );
}

const events = [
  ['09:02', 'Uploaded by the recruiter', 'Work e-mail, single sign-on'],
  ['09:12', 'Signed by the hiring manager', 'Code sent to the phone on file'],
  ['09:40', 'Signed by legal counsel', 'Code sent to the phone on file'],
  ['11:40', 'Opened by the contractor', 'Personal link, read for 12 minutes'],
  ['12:05', 'Signed by the contractor', 'Drawn by hand, code confirmed'],
  ['12:05', 'Sealed, copies sent to all three', 'Any later change breaks the seal'],
] as const;

const panes = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 232px);
  > * {
    padding: 0.8rem 1.15rem;
  }
  ${screenIs.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const row = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  > span {
    color: ${role.muted};
  }
`;

const proof = css`
  display: grid;
  align-content: start;
  gap: 0.9rem;
  border-left: 1px solid ${role.line};
  background: ${role.soft};
  ${screenIs.stacked} {
    border-top: 1px solid ${role.line};
    border-left: 0;
  }
`;
