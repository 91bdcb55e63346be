import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ink, media, role, stackBy } from '#theme/tokens.ts';
import { lightAt } from './drawing.ts';
import type { OfficeViewFragment } from './OfficeView.generated.ts';

interface OfficeViewProps {
  office: Omit<OfficeViewFragment, '__typename'>;
  /** The moment, in milliseconds. */
  at: number;
  /** Whether somebody is at work there: a lamp is on. */
  lit: boolean;
  /** What is said behind the light. */
  children?: ReactNode;
  className?: string;
}

const lights = { day: 'by day', dawn: 'at dawn', dusk: 'at dusk', night: 'at night' } as const;

/** What is seen from an office, in the light of the hour. Nothing if the office has no such drawing. */
export function OfficeView({ office, at, lit, children, className }: OfficeViewProps) {
  const { city, view, latitude, longitude } = office;
  if (!view) return null;
  const light = lightAt(at, latitude, longitude);
  return (
    <figure css={figure} className={className}>
      <svg
        className="view"
        data-light={light}
        data-lit={lit}
        viewBox={`0 0 ${view.width} ${view.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={view.url} />
      </svg>
      <figcaption>
        <b>{city}</b>, {lights[light]}. {children && <span>{children}</span>}
      </figcaption>
    </figure>
  );
}

const figure = css`
  ${stackBy('8px')};
  svg {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 3px;
    /* By day, the sky and the ground are as pale as the page. */
    box-shadow: 0 0 0 1px ${ink.land};
    ${media.forced} {
      forced-color-adjust: none;
    }
  }
  figcaption {
    color: ${role.muted};
    line-height: 1.4;
  }
  /* A line of its own, so that nothing moves when its times become the visitor's. */
  span {
    display: block;
    ${media.phone} {
      min-height: 2.8em;
    }
  }
  b {
    color: ${role.text};
    font-weight: 600;
  }
`;
