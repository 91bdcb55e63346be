import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { covers, ink, media, role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { JobRowFragment } from './JobRow.generated.ts';
import { experiences, shifts, types, workplaces } from './jobLabels.ts';
import { freshness, pay, place } from './jobWords.ts';
import { SaveJob } from './SaveJob.tsx';

interface JobRowProps {
  job: JobRowFragment;
  /** When the jobs were read. The age of a posting is computed from then. */
  asOf: string;
  /** How far it is from the place that was searched for. */
  distance?: string | null | undefined;
  /** At the end of the row: by default, how new it is. */
  note?: ReactNode;
  /** Below the note, in an element of its own: by default, the button that saves the job. */
  action?: ReactNode;
}

/** One job in a list of the style `jobList`. The whole row leads to it. */
export function JobRow(props: JobRowProps) {
  const { job, asOf, distance, note = freshness(job, asOf), action = <SaveJob job={job} /> } = props;
  const { path, title, location, workplace, type, experience, shift, salary } = job;
  const where = place(location, workplace);
  const remote = workplace === 'REMOTE';
  const facts = [
    salary && <b>{pay(salary)}</b>,
    where && <b>{where}</b>,
    distance,
    remote ? '' : workplaces[workplace],
    types[type],
    shifts[shift],
    experiences[experience],
  ];
  return (
    <li>
      <h3>
        <SmartLink href={path}>{title}</SmartLink>
      </h3>
      <span>{note}</span>
      <ul>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: facts have their places */}
        {facts.map((fact, i) => fact && <li key={i}>{fact}</li>)}
      </ul>
      {action}
    </li>
  );
}

/** Rows of a heading with a link that covers the row, and a short note at its end. */
export const rows = css`
  border-top: 2px solid ${role.rule};
  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(40%);
    gap: ${space.s2} ${space.s5};
    align-items: start;
    padding-block: ${space.s5};
    border-bottom: 1px solid ${role.line};
    &:hover {
      background: linear-gradient(90deg, transparent, ${role.hover} 8%, ${role.hover} 92%, transparent);
    }
    > span {
      color: ${role.muted};
      text-align: right;
    }
  }
  h3 a {
    ${covers};
  }
`;

/** A dash with its margins. */
const dash = 'calc(14px + 1.3rem)';

/** The style of the whole list: one for all rows, because a style for each element costs time and bytes. */
export const jobList = css`
  ${rows};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0;
    /* Each fact has a dash before it. A dash at the start of a line is left of the list, where it is clipped. */
    margin-left: calc(-1 * ${dash});
    clip-path: inset(0 0 0 ${dash});
    color: ${role.muted};
    font-size: ${size.t14};
  }
  ul li::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 1px;
    margin: 0 0.65rem;
    background: ${ink.line};
    vertical-align: middle;
  }
  b {
    color: ${role.text};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  /* The room of a bookmark, before there is one. Its target is larger. */
  > li > span {
    position: relative;
    min-width: 44px;
    min-height: 20px;
  }
  > li > div {
    position: relative;
    align-self: end;
    justify-self: end;
    margin: -12px 0;
  }
  /* Title and facts have the whole width. */
  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(44px, auto);
    }
    h3,
    ul {
      grid-column: 1 / -1;
    }
    > li > span {
      grid-row: 3;
      text-align: left;
    }
  }
`;
