import { css } from '@emotion/react';
import { ink, radius, role, size } from '#theme/tokens.ts';
import { Status } from './parts.tsx';
import { Screen } from './Screen.tsx';

export function InkFreeSigning() {
  return (
    <Screen
      label="InkFree: a contract that waits for its last signature"
      title="Contractor agreement"
      product="InkFree"
      state={<Status tone="wait">2 of 3 signed</Status>}
    >
      <div css={body}>
        <div css={sheet}>
          <p>7.2 The contractor returns all equipment within five working days after the assignment ends.</p>
          <p>7.3 Either side may end the assignment with ten working days’ notice.</p>
          <p css={signature}>
            <svg viewBox="0 0 120 36" aria-hidden="true" focusable="false">
              <path d="M4 26C12 6 20 4 18 16s-10 18-4 16 12-22 18-22-6 18 0 18 10-14 14-14-4 12 2 12 8-10 12-10 0 10 6 10 18-8 40-10" />
            </svg>
            Sign here
          </p>
        </div>
        <ul css={people}>
          <li>
            <span>
              Hiring manager<small>Signed 09:12</small>
            </span>
            <Status tone="done">Done</Status>
          </li>
          <li>
            <span>
              Legal counsel<small>Signed 09:40</small>
            </span>
            <Status tone="done">Done</Status>
          </li>
          <li>
            <span>
              Contractor<small>Link opened 11:40</small>
            </span>
            <Status tone="wait">Waiting</Status>
          </li>
        </ul>
      </div>
    </Screen>
  );
}

const body = css`
  display: grid;
  align-content: space-between;
`;

const sheet = css`
  display: grid;
  gap: 0.5rem;
  margin: 1rem 1.15rem;
  padding: 1rem;
  border: 1px solid ${role.line};
  border-radius: ${radius.part};
  color: ${role.muted};
  font-size: ${size.t12};
`;

const signature = css`
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 0.4rem 0.8rem;
  border: 1.5px dashed ${ink.hot};
  border-radius: 8px;
  background: ${role.warningGround};
  color: ${role.text};
  > svg {
    width: 120px;
    height: 36px;
    fill: none;
    stroke: ${role.accent};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const people = css`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.8rem;
    padding: 0.62rem 1.15rem;
    border-top: 1px solid ${role.line};
  }
  small {
    display: block;
    color: ${role.muted};
    font-size: ${size.t12};
  }
`;
