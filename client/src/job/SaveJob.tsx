import { css } from '@emotion/react';
import { useState } from 'react';
import { layer, radius, role, size, space } from '#theme/tokens.ts';
import { needsScripts } from '#ui/needsScripts.ts';
import { saveJob, useSavedJobs } from './savedJobs.ts';

interface SaveJobProps {
  job: { id: string; title: string };
  /** With the word beside the bookmark. Otherwise the server renders nothing: a list keeps the room. */
  withWord?: boolean;
}

/** Saves a job in this browser, or removes it. Without scripts there is no such button. */
export function SaveJob({ job: { id, title }, withWord = false }: SaveJobProps) {
  const saved = useSavedJobs();
  const [isRefused, setRefused] = useState(false);
  if (!saved && !withWord) return null;
  const isSaved = Boolean(saved?.includes(id));
  const word = isSaved ? 'Saved' : 'Save';
  return (
    <div css={place}>
      <button
        type="button"
        css={[button, withWord && wide]}
        aria-pressed={isSaved}
        aria-label={`${word}: ${title}`}
        onClick={() => setRefused(!saveJob(id, !isSaved))}
        onBlur={() => setRefused(false)}
      >
        <svg width="14" height="18" viewBox="0 0 14 18" aria-hidden="true">
          <path d="M1.5 1.5h11v15L7 12l-5.5 4.5z" />
        </svg>
        {withWord && word}
      </button>
      <span css={!withWord && beside} role="status">
        {isRefused && 'Not saved: this browser can’t keep it.'}
      </span>
    </div>
  );
}

const place = css`
  position: relative;
  display: flex;
  align-items: center;
  ${needsScripts};
`;

/** Over the row, so that nothing moves. */
const beside = css`
  &:not(:empty) {
    position: absolute;
    right: 100%;
    bottom: 0;
    z-index: ${layer.strip};
    width: max-content;
    max-width: 14rem;
    padding: ${space.s2} ${space.s3};
    border: 1px solid ${role.edge};
    border-radius: ${radius.part};
    background: ${role.raised};
  }
`;

const button = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0.5em;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${role.muted};
  cursor: pointer;
  path {
    fill: transparent;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  &:hover {
    color: ${role.accent};
  }
  &[aria-pressed='true'] {
    color: ${role.action};
    path {
      fill: currentColor;
    }
  }
`;

const wide = css`
  width: auto;
  height: 48px;
  padding-right: ${space.s3};
  color: ${role.accent};
  font-weight: 600;
  font-size: ${size.t16};
`;
