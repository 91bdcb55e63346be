import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { font, motion, role } from '#theme/tokens.ts';
import { detail, paneName } from './Frame.tsx';
import type { TrailLine } from './signing.ts';

interface TrailProps {
  lines: readonly TrailLine[];
  /** Where the last signer's lines begin, and whether they are those of the finished example. */
  own: number;
  isFinished: boolean;
}

/** What happened to a contract, oldest first. New lines are scrolled into view. */
export function Trail({ lines, own, isFinished }: TrailProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new line
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <div css={trail}>
      <p css={paneName}>
        Trail <small>UTC</small>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol ref={list} tabIndex={0} aria-label="Trail of the contract">
        {lines.map(({ time, event, evidence }, i) => (
          <li key={event} className={i < own ? undefined : isFinished ? 'finished' : 'new'}>
            <time>{time}</time>
            {event}
            <small css={detail}>{evidence}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

const trail = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  > ol {
    overflow-y: auto;
    border-top: 1px solid ${role.line};
  }
  > ol:focus-visible {
    outline-offset: -3px;
  }
  li {
    position: relative;
    padding: 0.42rem 0 0.42rem 4.8rem;
    line-height: 1.35;
  }
  li + li {
    border-top: 1px solid ${role.line};
  }
  .new {
    animation: entry ${motion.slow};
  }
  @keyframes entry {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  time {
    position: absolute;
    top: 0.5rem;
    left: 0;
    color: ${role.muted};
    font: 500 0.857rem / 1.35 ${font.mono};
    font-variant-numeric: tabular-nums;
  }
  /* With scripts they are gone once those run: they are not shown before. */
  html.js & .finished {
    visibility: hidden;
  }
`;
