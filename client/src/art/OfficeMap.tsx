import { css } from '@emotion/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { isNarrow, isTiny, narrowWidth, rem, wideWidth } from './mapWidth.ts';
import { OfficePin } from './OfficePin.tsx';
import { OfficeRoutes } from './OfficeRoutes.tsx';
import { type MapOffice, type Pin, placeNarrow, placeWide } from './pins.ts';
import world from './world-dark.svg?no-inline';

/**
 * The offices on a map of the world. A line comes in from the left edge of the page and passes from coast to coast:
 * the section around the map clips what runs out of it, and lists the addresses for readers who do not see it.
 */
export function OfficeMap({ offices }: { offices: readonly MapOffice[] }) {
  const wide = useMemo(() => placeWide(offices), [offices]);
  const narrow = useMemo(() => placeNarrow(offices), [offices]);
  const { dismissed, allow } = useDismissal();
  const id = useId();
  return (
    <div css={frame}>
      <div css={map}>
        <img src={world} alt="" width={1074} height={381} loading="lazy" css={land} />
        <OfficeRoutes offices={offices} pins={wide} width={wideWidth} css={onlyWide} />
        <OfficeRoutes offices={offices} pins={narrow} width={narrowWidth} css={onlyNarrow} />
        <ul aria-label="Offices on the map">
          {offices.map((office, i) => (
            <OfficePin
              key={office.label}
              office={office}
              wide={wide[i] as Pin}
              narrow={narrow[i] as Pin}
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

/* On phones the map is wider than its place and begins at 135° west, so that all offices are in view. */
const map = css`
  position: relative;
  aspect-ratio: 358 / 127;
  ${isNarrow} {
    width: clamp(${rem(narrowWidth)}, 160%, ${rem(640)});
    translate: -12.3%;
  }
  ${isTiny} {
    width: 160%;
  }
`;

const land = css`
  width: 100%;
  height: auto;
`;

const onlyWide = css`
  ${isNarrow} {
    display: none;
  }
`;

const onlyNarrow = css`
  display: none;
  ${isNarrow} {
    display: block;
  }
`;
