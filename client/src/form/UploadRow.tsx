import { css } from '@emotion/react';
import { ink, media, role, size, space } from '#theme/tokens.ts';
import { counted } from '#ui/count.ts';
import { fileSize, sentOf } from '#ui/fileSize.ts';
import { linkButton } from '#ui/linkButton.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Choice } from './Choice.tsx';
import { isUnder, type Upload } from './uploads.ts';

interface UploadRowProps {
  row: Upload;
  /** The name under which the file's id is sent. */
  name: string;
  /** The id of the words that say how far the file has come. */
  wordsId?: string | undefined;
  onAgain: () => void;
  onRemove: () => void;
}

/** One file: its progress, and buttons to retry or remove it. */
export function UploadRow({ row, name, wordsId, onAgain, onRemove }: UploadRowProps) {
  const under = isUnder(row);
  return (
    <li css={[item, row.state === 'failed' && failed]}>
      <StateIcon state={row.state} />
      <b css={fileName}>{row.name}</b>
      <span css={[words, tone[row.state]]} id={wordsId}>
        {stateWords(row)}
      </span>
      <span css={controls}>
        {row.state === 'failed' && row.again && (
          <button css={linkButton} type="button" onClick={onAgain}>
            Try again<VisuallyHidden> {row.name}</VisuallyHidden>
          </button>
        )}
        <button css={[linkButton, scripted]} type="button" onClick={onRemove}>
          {under ? 'Cancel' : 'Remove'}
          <VisuallyHidden> {row.name}</VisuallyHidden>
        </button>
      </span>
      {under && (
        <progress css={bar} max={row.bytes} value={row.state === 'sending' ? row.sent : 0} aria-label={row.name} />
      )}
      {row.state === 'done' && (
        <>
          <input type="hidden" name={name} value={row.id} />
          <div css={posted}>
            <Choice type="checkbox" name="remove" value={row.id} chosen={false}>
              Remove this file<VisuallyHidden> {row.name}</VisuallyHidden>
            </Choice>
          </div>
        </>
      )}
    </li>
  );
}

function stateWords(row: Upload): string {
  switch (row.state) {
    case 'waiting':
      return `Waiting, ${fileSize(row.bytes)}`;
    case 'sending':
      return `${sentOf(row.sent, row.bytes)}${row.seconds ? `, ${secondsLeft(row.seconds)}` : ''}`;
    case 'done':
      return `Uploaded, ${fileSize(row.bytes)}`;
    case 'failed':
      return row.reason;
  }
}

const secondsLeft = (seconds: number) => `${counted(seconds, 'second')} left`;

const paths = {
  waiting: 'M13 8v5l3.5 2.5',
  sending: 'M13 3a10 10 0 0 1 9.5 13',
  done: 'M8.5 13.5l3 3 6-7',
  failed: 'M13 8v6M13 17.5v.2',
} as const;

function StateIcon({ state }: { state: Upload['state'] }) {
  return (
    <svg css={[icon, tone[state]]} viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="10" css={state === 'sending' && track} />
      <path d={paths[state]} />
    </svg>
  );
}

const item = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: 0.1rem ${space.s3};
  align-items: center;
  padding: 0.75rem 1rem;
  border: 1px solid ${role.line};
  border-radius: 16px;
  background: ${role.raised};
  ${media.phone} {
    grid-template-columns: 28px minmax(0, 1fr);
  }
`;

const failed = css`
  border: 2px solid ${role.bad};
`;

const icon = css`
  grid-row: span 2;
  width: 26px;
  height: 26px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const track = css`
  stroke: ${ink.land};
`;

const fileName = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const words = css`
  grid-column: 2;
  font-size: max(13px, ${size.t12});
  font-variant-numeric: tabular-nums;
`;

const toned = (color: string, weight: 400 | 600) => css`
  color: ${color};
  font-weight: ${weight};
`;
const tone = {
  waiting: toned(role.muted, 400),
  sending: toned(role.action, 400),
  done: toned(role.ok, 600),
  failed: toned(role.bad, 600),
};

const controls = css`
  display: flex;
  grid-row: 1 / span 2;
  grid-column: 3;
  ${media.phone} {
    grid-row: auto;
    grid-column: 2;
    /* Aligns the text of its buttons, not their edges, with the file's name. */
    margin-left: calc(-1 * ${space.s2});
  }
`;

const scripted = css`
  html:not(.js) & {
    display: none;
  }
`;

/** Without JavaScript a file is removed when the form is sent again. */
const posted = css`
  grid-column: 2 / -1;
  html.js & {
    display: none;
  }
`;

const bar = css`
  grid-column: 2 / -1;
  width: 100%;
  height: 8px;
  margin-top: 0.4rem;
  border: 0;
  border-radius: 4px;
  overflow: hidden;
  appearance: none;
  background: ${role.header};
  &::-webkit-progress-bar {
    background: ${role.header};
  }
  &::-webkit-progress-value {
    border-radius: 4px;
    background: ${role.fill};
  }
  &::-moz-progress-bar {
    background: ${role.fill};
  }
`;
