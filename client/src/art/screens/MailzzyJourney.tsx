import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { ink, role, size } from '#theme/tokens.ts';
import { mail } from './mail.ts';
import { DrawnButton, Entry, mono, Status, trail } from './parts.tsx';
import { Screen, screenIs } from './Screen.tsx';

export function MailzzyJourney() {
  return (
    <Screen
      label="Mailzzy journey: six steps, the e-mail of the second, and the checks before it leaves"
      title="Renewal journey"
      product="Mailzzy"
      state={<Status tone="wait">Draft, saved 15:38</Status>}
    >
      <div css={panes}>
        <ol css={trail}>
          {steps.map(([step, note], i) => (
            <li key={step} className={i === 1 ? 'now' : undefined}>
              {step}
              <small>{note}</small>
            </li>
          ))}
        </ol>
        <div css={middle}>
          <div css={[mail, roomy]}>
            <RouteArt seed="mailzzy-hero" topology="SPREAD" country="IN" width={520} height={150} density={5} />
            <div>
              <b>Keep your seats, skip the paperwork</b>
              <p>Hello Dana,</p>
              <p>
                Your plan for 14 seats renews on May 4. There is nothing to sign. Check the seat count and you are done
                until next May.
              </p>
              <DrawnButton>Review my plan</DrawnButton>
            </div>
          </div>
        </div>
        <div css={checks}>
          {meters.map((meter) => (
            <Meter key={meter.name} {...meter} />
          ))}
          <Entry name="Send window" value="Local 09:00–11:00" />
          <Status tone="done">Consent found for 1,840 of 1,840</Status>
          <Status tone="wait">One link leaves your site</Status>
          <DrawnButton>Send a test</DrawnButton>
        </div>
      </div>
    </Screen>
  );
}

const steps = [
  ['Plan renews in 30 days', 'Trigger, 1,840 people'],
  ['Your plan renews on May 4', 'E-mail, local 09:00–11:00'],
  ['Opened within 3 days?', 'Yes 61, no 39 of 100'],
  ['Shorter note, new subject', 'E-mail, only for “no”'],
  ['Call list for account team', 'Task in Work360'],
  ['Stop, nobody gets a sixth', 'Exit, all paths'],
] as const;

interface MeterProps {
  name: string;
  value: string;
  share: number;
  near?: boolean;
}

const meters: MeterProps[] = [
  { name: 'Reading ease', value: '68', share: 68 },
  { name: 'Subject length', value: '25 chars', share: 42 },
  { name: 'Image weight', value: '38 KB', share: 19 },
  { name: 'Links to one place', value: '4 of 5', share: 80, near: true },
];

/** A value against its limit. */
function Meter({ name, value, share, near = false }: MeterProps) {
  return (
    <p css={meterCss}>
      {name} <span css={mono}>{value}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100} height={8} rx={1} />
        <rect className={near ? 'near' : 'value'} width={share} height={8} rx={1} />
      </svg>
    </p>
  );
}

const panes = css`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr) 262px;
  font-size: ${size.t14};
  > * {
    padding: 1.15rem;
  }
  /* Steps and checks side by side, the letter below both. */
  ${screenIs.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${screenIs.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const middle = css`
  border-inline: 1px solid ${role.line};
  background: ${role.soft};
  ${screenIs.medium} {
    grid-area: 2 / 1 / auto / -1;
    border-inline: 0;
    border-top: 1px solid ${role.line};
  }
  ${screenIs.stacked} {
    grid-area: auto;
    border-bottom: 1px solid ${role.line};
  }
`;

const roomy = css`
  > div {
    padding: 1.4rem 1.6rem 1.6rem;
  }
  b {
    font-size: ${size.t28};
    line-height: 1.15;
  }
  ${screenIs.narrow} {
    > div {
      padding: 1rem;
    }
    b {
      font-size: ${size.t22};
    }
  }
`;

const checks = css`
  display: grid;
  align-content: start;
  gap: 0.9rem;
`;

const meterCss = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.2rem;
  > svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 8px;
    fill: ${role.header};
  }
  .value {
    fill: ${role.fill};
  }
  .near {
    fill: ${ink.hot};
  }
`;
