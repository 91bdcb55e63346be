import { css } from '@emotion/react';
import { ink, role } from '#theme/tokens.ts';
import { live, node } from '#ui/node.ts';
import { detail } from './Frame.tsx';

export interface Stop {
  name: string;
  detail: string;
  /** `live` is the one that has the work. */
  state: 'done' | 'live' | 'waiting';
}

/** Those through whose hands something goes, as stops on a line. */
export function Stops({ label, stops }: { label: string; stops: readonly Stop[] }) {
  return (
    <ol css={list} aria-label={label}>
      {stops.map((stop) => (
        <li key={stop.name} className={stop.state}>
          {stop.name}
          <small css={detail}>{stop.detail}</small>
        </li>
      ))}
    </ol>
  );
}

const list = css`
  > li {
    position: relative;
    padding: 0.5rem 0 0.5rem 1.9rem;
    font-weight: 600;
    line-height: 1.35;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 6px;
    width: 2px;
    background: ${ink.line};
  }
  > li:first-of-type::before {
    top: 1.1rem;
  }
  > li:last-of-type::before {
    bottom: calc(100% - 1.1rem);
  }
  > li::after {
    ${node}
    top: 0.72rem;
    background: ${ink.node};
  }
  > .waiting::after {
    background: ${role.ground};
  }
  > .live::after {
    ${live}
  }
`;
