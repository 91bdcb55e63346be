import { css } from '@emotion/react';
import { useContext } from 'react';
import { ink, media, radius, role, size } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { hidden } from '#ui/VisuallyHidden.tsx';
import { clock, type Holder } from './holder.ts';
import { RelayContext } from './relay.ts';
import { useHolder } from './useHolder.ts';

interface OpenNowProps {
  /** Where it leads. Without it, it is text. */
  href?: string;
  /** For the header: few words, and only the city where space is short. Screen readers hear all of it. */
  short?: boolean;
  className?: string | undefined;
}

/** The office that is open now, or the one that opens next. */
export function OpenNow({ href, short = false, className }: OpenNowProps) {
  const answers = useContext(RelayContext)?.answers ?? false;
  const holder = useHolder();
  const words = holder && wordsOf(holder, answers);
  if (!words) return null;
  const content = (
    <>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle cx="6" cy="6" r="4.5" data-live={holder.office !== null} />
      </svg>
      <span>
        {short && (
          <span css={wideLabel} aria-hidden="true">
            {words.short}{' '}
          </span>
        )}
        <span css={short ? hidden : label}>{words.label}</span> <b css={city}>{words.city}</b>
      </span>
    </>
  );
  if (!href) {
    return (
      <p css={chip} className={className}>
        {content}
      </p>
    );
  }
  return (
    <SmartLink css={[chip, link, short && inHeader]} className={className} href={href}>
      {content}
    </SmartLink>
  );
}

function wordsOf({ office, next }: Holder, answers: boolean) {
  if (office) {
    const label = answers ? 'Now answering:' : 'Open now:';
    return { label, short: label, city: office };
  }
  if (!next?.office) return null;
  const day = weekdays[new Date(next.at).getUTCDay()] ?? '';
  return { label: `Opens ${day} ${clock(next.at)} UTC:`, short: `Opens ${day.slice(0, 3)}:`, city: next.office };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 0.55em;
  min-height: 32px;
  color: ${role.text};
  font-weight: 500;
  font-size: ${size.t14};
  line-height: 1.25;
  svg {
    flex: none;
  }
  circle {
    fill: ${ink.hot};
    stroke: ${ink.hot};
    stroke-width: 2;
  }
  /* Nobody has the work. */
  circle[data-live='false'] {
    fill: none;
    stroke: ${role.muted};
  }
  ${media.print} {
    display: none;
  }
`;

const link = css`
  min-height: 36px;
  padding: 0 0.9em;
  border: 1px solid ${role.line};
  border-radius: ${radius.pill};
  text-decoration: none;
  &:hover {
    border-color: ${role.muted};
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
  ${media.phone} {
    padding: 0 0.6em;
    font-size: ${size.t12};
  }
`;

const inHeader = css`
  /* With large text, a phone has no room for it. */
  @media (max-width: 19.9em) {
    display: none;
  }
  ${media.tight} {
    padding: 0;
    border-color: transparent;
    font-size: ${size.t12};
  }
`;

const label = css`
  color: ${role.muted};
`;

const wideLabel = css`
  color: ${role.muted};
  @media (max-width: 79.9em) {
    display: none;
  }
`;

const city = css`
  font-weight: 600;
`;
