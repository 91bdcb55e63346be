import { css } from '@emotion/react';
import { font, ink, media, role, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Sign } from './Mark.tsx';
import type { Part } from './specimen.ts';

/** Code or a message. What to look at in it has the color of a fault. Lines that begin with + or - are a change. */
export function Code({ code }: { code: string }) {
  const lines = code.trimEnd().split('\n');
  const isChange = lines.every((line) => /^([+-]|$)/.test(line));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus it cannot be scrolled with the keyboard
    <pre css={[block, isChange && change]} tabIndex={0}>
      {isChange ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places, and can be the same
        lines.map((line, n) => <ChangedLine key={n} line={line} />)
      ) : (
        <Inline text={code.trimEnd()} />
      )}
    </pre>
  );
}

function ChangedLine({ line }: { line: string }) {
  return (
    <span css={line[0] === '+' ? added : line[0] === '-' && removed}>
      <Inline text={line} />
      {'\n'}
    </span>
  );
}

/** Entries in order of time. */
export function Log({ entries }: { entries: Part<'log'> }) {
  return (
    <ol css={list}>
      {entries.map(({ at, text, state }) => (
        <li key={at + text} css={state === 'BAD' ? bad : state === 'LIVE' && live}>
          <span css={time}>{at}</span>
          <span>
            <Inline text={text} />
          </span>
          {state && <Sign state={state} />}
        </li>
      ))}
    </ol>
  );
}

/** What is said, with who says it and where it is from: quoted, or in a chat that the first speaker began. */
export function Talk({ passages, isChat }: { passages: Part<'talk'>; isChat: boolean }) {
  return (
    <div css={talk}>
      {passages.map(({ who, text, source, state }) => (
        <div
          key={who + text}
          css={[
            isChat ? bubble : passage,
            isChat && who === passages[0]?.who && asked,
            state === 'BAD' ? (isChat ? badBubble : badEdge) : state === 'LIVE' && liveEdge,
          ]}
        >
          <p css={speaker}>
            {state && <Sign state={state} />}
            {who}
          </p>
          <p>
            <Inline text={text} />
          </p>
          {source && <p css={from}>{source}</p>}
        </div>
      ))}
    </div>
  );
}

const block = css`
  margin: 0.9rem 1.25rem;
  padding: 0.7rem 0.9rem;
  border-radius: 6px;
  background: ${role.desk};
  font: 500 0.893rem/1.6 ${font.mono};
  letter-spacing: -0.02em;
  white-space: break-spaces;
  overflow-wrap: anywhere;
  strong {
    color: ${role.bad};
    font-weight: 700;
  }
  ${media.phone} {
    margin-inline: 0.9rem;
    font-size: 0.857rem;
  }
`;

/* It fills the sheet. */
const change = css`
  margin: 0;
  padding: 0.9rem 0;
  border-radius: 0;
  background: none;
  span {
    display: block;
    padding-inline: 1.25rem;
  }
`;

const added = css`
  background: ${role.okGround};
  strong {
    color: ${role.ok};
  }
`;

const removed = css`
  background: ${role.badGround};
`;

const list = css`
  li {
    display: grid;
    grid-template-columns: 5.6rem minmax(0, 1fr) auto;
    gap: 0 0.8rem;
    align-items: baseline;
    padding: 0.42rem 1.25rem;
    border-top: 1px solid ${role.line};
    overflow-wrap: anywhere;
  }
  li:first-of-type {
    border-top: 0;
  }
  ${media.phone} {
    /* Large letters put the text below its time. */
    li {
      display: flex;
      flex-wrap: wrap;
      padding-inline: 0.9rem;
    }
    li > span:nth-of-type(1) {
      flex: 0 0 4.6rem;
    }
    li > span:nth-of-type(2) {
      flex: 1 1 7rem;
      min-width: 0;
    }
  }
`;

const time = css`
  color: ${role.muted};
  font: 500 0.857rem/1.5 ${font.mono};
  letter-spacing: -0.02em;
`;

const bad = css`
  background: ${role.badGround};
  color: ${role.bad};
  font-weight: 600;
`;

const live = css`
  box-shadow: inset 3px 0 ${ink.hot};
  font-weight: 600;
`;

const talk = css`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4} 1.25rem;
  ${media.phone} {
    padding-inline: 0.9rem;
  }
`;

const passage = css`
  padding: 0.5rem 0.9rem 0.6rem;
  border-left: 3px solid ${ink.line};
  border-radius: 0 6px 6px 0;
  background: ${role.desk};
  font-size: 1rem;
  line-height: 1.45;
`;

const badEdge = css`
  border-left-color: ${role.bad};
`;

const liveEdge = css`
  border-left-color: ${ink.hot};
`;

const bubble = css`
  justify-self: start;
  max-width: 80%;
  padding: 0.6rem 1.1rem 0.7rem;
  border-radius: 20px 20px 20px 4px;
  background: ${role.desk};
  font-size: 1rem;
  line-height: 1.45;
`;

const asked = css`
  justify-self: end;
  border-radius: 20px 20px 4px 20px;
  background: ${role.fill};
  &,
  p {
    color: ${role.buttonText};
  }
`;

const badBubble = css`
  border: 1.5px dashed ${role.bad};
  background: ${role.badGround};
`;

const speaker = css`
  display: flex;
  gap: 0.4em;
  align-items: center;
  color: ${role.muted};
  font-size: 0.857rem;
  font-weight: 600;
`;

const from = css`
  margin-top: 0.3rem;
  color: ${role.muted};
  font-size: 0.857rem;
`;
