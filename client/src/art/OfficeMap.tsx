import { css } from '@emotion/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { ink, stage } from '#theme/tokens.ts';
import { OfficePin } from './OfficePin.tsx';
import land from './office-map.svg?no-inline';
import { officeLines } from './officeLines.ts';
import { isNarrow } from './officeMapStyle.ts';
import { type MapOffice, mapHeight, mapWidth, type Pin, placePins } from './pins.ts';
import { routes } from './routes.ts';

/**
 * A ring at the place of each office, and a line that hands the work on from one to the next. It runs from edge to edge
 * of the page: the section around the map clips it, and lists the offices for readers who do not see it.
 */
export function OfficeMap({ offices }: { offices: readonly MapOffice[] }) {
  const pins = useMemo(() => placePins(offices), [offices]);
  const { legs, hot, leaders, rings, headquarters } = useMemo(() => officeLines(offices, pins), [offices, pins]);
  const { dismissed, allow } = useDismissal();
  const id = useId();
  return (
    <div css={frame}>
      <div css={[map, offices.every(({ longitude }) => longitude < 30) && closer]}>
        <img src={land} alt="" width={1175} height={225} loading="lazy" css={landStyle} />
        <svg css={[routes, drawing]} viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true">
          {legs.map((d) => (
            <path key={d} d={d} />
          ))}
          {hot && <path className="hot" d={hot} />}
          <path css={leader} d={leaders} />
          <path css={ring} d={rings} />
          <path css={hole} d={rings} />
          <path css={[ring, main]} d={headquarters} />
        </svg>
        <ul css={names} aria-label="Offices on the map">
          {offices.map((office, i) => (
            <OfficePin
              key={office.label}
              office={office}
              pin={pins[i] as Pin}
              tipId={`${id}${i}`}
              dismissed={dismissed}
              onMeet={allow}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Tips come and go by CSS, with or without JavaScript. Escape hides them until a pin is hovered or focused again. */
function useDismissal() {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { dismissed, allow: () => setDismissed(false) };
}

const frame = css`
  container-type: inline-size;
`;

const map = css`
  position: relative;
  aspect-ratio: ${mapWidth} / ${mapHeight};
`;

/** Where there is no office in the east, narrow maps are wider than their place: it runs out at the right. */
const closer = css`
  ${isNarrow} {
    width: 152%;
    margin-left: -3%;
  }
`;

const landStyle = css`
  width: 100%;
  height: auto;
`;

const drawing = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
  path {
    vector-effect: non-scaling-stroke;
  }
`;

const leader = css`
  stroke: ${stage.label};
  stroke-width: 1;
  opacity: 0.6;
  ${isNarrow} {
    display: none;
  }
`;

const ring = css`
  stroke: ${stage.text};
  stroke-width: 9;
`;

const hole = css`
  stroke: ${ink.paper};
  stroke-width: 5;
`;

const main = css`
  stroke: ${ink.hot};
`;

/** No room for names. The rings remain, and the cities are listed below the map. */
const names = css`
  ${isNarrow} {
    display: none;
  }
`;
