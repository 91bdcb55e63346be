import { css } from '@emotion/react';
import { font, ink, role, size } from '#theme/tokens.ts';
import { Entry, mono, Status } from './parts.tsx';
import { Screen, screenIs } from './Screen.tsx';

export function RfpProLibrary() {
  return (
    <Screen
      label="RFPPro: one answer, and the earlier answer that each of its sentences comes from"
      title="4.1 Role-based access"
      product="RFPPro"
      state={<Status tone="wait">One sentence is new</Status>}
    >
      <div css={panes}>
        <div css={answer}>
          <p>“Describe how access rights are given, reviewed and taken away.”</p>
          <ol>
            {sentences.map(({ text, fresh }, i) => (
              <li key={text} className={fresh ? 'fresh' : undefined}>
                {text}
                {'\u00a0'}
                <sup css={mono}>{i + 1}</sup>
              </li>
            ))}
          </ol>
        </div>
        <div css={sources}>
          <ol>
            {sentences.map(({ text, source, note, fresh }, i) => (
              <li key={text} className={fresh ? 'fresh' : undefined}>
                <b css={mono}>{i + 1}</b>
                <span>
                  {source}
                  <small>{note}</small>
                </span>
              </li>
            ))}
          </ol>
          <Entry name="Owner of this answer" value="Security team" />
          <Entry name="Good until" value="May 3, 2027" />
        </div>
      </div>
    </Screen>
  );
}

const sentences = [
  {
    text: 'Each person has one role for each system, and a manager approves it.',
    source: 'Transit agency, 2025',
    note: 'Won, word for word',
    fresh: false,
  },
  {
    text: 'Managers review the roles of their team twice a year, in four columns they can read.',
    source: 'County health office, 2026',
    note: 'Won, shortened',
    fresh: false,
  },
  {
    text: 'When someone leaves, every account is closed on the last day.',
    source: 'Written for this tender',
    note: 'Waits for security review',
    fresh: true,
  },
] as const;

const panes = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 250px);
  ${screenIs.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const answer = css`
  display: grid;
  align-content: start;
  gap: 0.9rem;
  padding: 1rem 1.15rem 1.3rem;
  > p {
    color: ${role.muted};
  }
  > ol {
    display: grid;
    gap: 0.6rem;
    font-size: ${size.t16};
    line-height: 1.5;
  }
  li {
    padding-left: 0.9rem;
    border-left: 3px solid ${ink.line};
  }
  .fresh {
    border-color: ${ink.hot};
  }
  sup {
    color: ${role.muted};
    font-size: ${size.t12};
    line-height: 1;
  }
`;

const sources = css`
  display: grid;
  align-content: start;
  gap: 0.9rem;
  padding: 1rem 1.15rem;
  border-left: 1px solid ${role.line};
  background: ${role.soft};
  > ol {
    display: grid;
    gap: 0.7rem;
  }
  li {
    display: grid;
    grid-template-columns: 22px 1fr;
    gap: 0.6rem;
    align-items: start;
  }
  li > b {
    border: 2px solid ${ink.node};
    border-radius: 50%;
    background: ${role.ground};
    font: 600 ${size.t12} / 18px ${font.mono};
    text-align: center;
  }
  .fresh b {
    border-color: ${ink.hot};
  }
  small {
    display: block;
    color: ${role.muted};
    font-size: ${size.t12};
  }
  ${screenIs.stacked} {
    border-top: 1px solid ${role.line};
    border-left: 0;
  }
`;
