import { css } from '@emotion/react';
import { font, ink, radius, role, size } from '#theme/tokens.ts';
import { mono, Status } from './parts.tsx';
import { Screen, screenIs } from './Screen.tsx';

export function Work360Board() {
  return (
    <Screen
      label="Work360 board: what is in build, what changes hands, what is in review"
      title="Claims portal, sprint 14"
      product="Work360"
      state={<Status tone="wait">1 handover</Status>}
    >
      <div css={board}>
        {columns.map(({ name, count, tickets }) => (
          <div key={name}>
            <p>
              {name} <span>{count}</span>
            </p>
            <ul>
              {tickets.map(([text, facts], i) => (
                <li key={text} css={[ticket, name === 'Handover' && i === 0 && live]}>
                  {text}
                  <span css={mono}>{facts}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Screen>
  );
}

const columns = [
  {
    name: 'In build',
    count: 3,
    tickets: [
      ['Retry policy for claims feed', 'API-212 · Vadodara'],
      ['Upload limit message', 'WEB-88 · Austin'],
      ['Empty state for claim search', 'WEB-91 · Vadodara'],
    ],
  },
  {
    name: 'Handover',
    count: 1,
    tickets: [
      ['Audit log export', 'API-209 · to London'],
      ['Note: export is done, the two failing tests need a fresh fixture.', 'Vadodara, 17:55'],
    ],
  },
  {
    name: 'Review',
    count: 3,
    tickets: [
      ['Keyboard order in filters', 'WEB-84 · Toronto'],
      ['Index on policy date', 'DB-31 · London'],
      ['Rate limit headers', 'API-204 · Austin'],
    ],
  },
] as const;

const board = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: start;
  gap: 0.7rem;
  padding: 0.9rem;
  background: ${role.soft};
  > div > p {
    display: flex;
    justify-content: space-between;
    padding-bottom: 0.6rem;
    color: ${role.muted};
    font: 600 ${size.t12} / 1 ${font.text};
  }
  ul {
    display: grid;
    gap: 0.5rem;
  }
  ${screenIs.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    /* Two of three tickets are enough to see what a column holds. */
    li:nth-of-type(3) {
      display: none;
    }
  }
`;

const ticket = css`
  padding: 0.55rem 0.65rem;
  border: 1px solid ${role.line};
  border-radius: ${radius.part};
  background: ${role.raised};
  font-size: ${size.t12};
  line-height: 1.3;
  > span {
    display: block;
    margin-top: 0.3rem;
    color: ${role.muted};
  }
`;

const live = css`
  border-color: ${ink.hot};
  box-shadow: inset 3px 0 0 ${ink.hot};
`;
