import { css, type SerializedStyles } from '@emotion/react';
import { type MouseEvent, useEffect, useId, useMemo, useState } from 'react';
import { color, font, motion, radius, shadow } from '#theme/tokens.ts';
import { OfficeRoutes } from './OfficeRoutes.tsx';
import type { Point } from './path.ts';
import { city, type Pin, placePins, type Side } from './pins.ts';
import world from './world-dark.svg?no-inline';

export interface MapOffice {
  label: string;
  location: string;
  latitude: number;
  longitude: number;
  headquarters: boolean;
}

export interface OfficeMapProps {
  offices: readonly MapOffice[];
  showsIndia: boolean;
}

/**
 * The offices on a map of the world. A line comes in from the left edge of the page and passes from coast to coast:
 * the section around the map clips what runs out of it, and lists the addresses for readers who do not see it.
 */
export function OfficeMap({ offices, showsIndia }: OfficeMapProps) {
  const wide = useMemo(() => placePins(offices, wideWidth, 26.5), [offices]);
  const narrow = useMemo(() => placePins(offices, narrowWidth, 24), [offices]);
  const { dismissed, allow } = useDismissal();
  const id = useId();
  return (
    <div css={frame}>
      <div css={map}>
        <img src={world} alt="" width={1074} height={381} loading="lazy" css={land} />
        <OfficeRoutes offices={offices} pins={wide} width={wideWidth} showsIndia={showsIndia} css={onlyWide} />
        <OfficeRoutes offices={offices} pins={narrow} width={narrowWidth} showsIndia={showsIndia} css={onlyNarrow} />
        <ul aria-label="Offices on the map">
          {offices.map(({ label, location, longitude, headquarters }, i) => (
            <li key={label} css={[spot, at(wide[i], narrow[i]), dismissed && quiet]} onPointerEnter={allow}>
              <button type="button" css={target} aria-describedby={`${id}${i}`} onFocus={allow} onClick={focus}>
                <span css={[pin, headquarters && main]} />
                <span css={[name, sides[wide[i]?.side ?? 'none']]}>{city(label)}</span>
              </button>
              <span role="tooltip" id={`${id}${i}`} css={[tip, leaning(longitude)]}>
                <b>{label}</b> {headquarters ? `${location}, headquarters` : location}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Tips come and go by CSS, with or without scripts. Escape puts them away until a pin is met anew. */
function useDismissal() {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { dismissed, allow: () => setDismissed(false) };
}

/** Safari does not focus what is tapped, and without focus the tip would not stay. */
function focus(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.focus();
}

/** The least widths at which the map is drawn. Pins are placed for these; on wider maps they stand further apart. */
const wideWidth = 620;
const narrowWidth = 460;

const isNarrow = `@container (max-width: ${wideWidth - 1}px)`;

const frame = css`
  container-type: inline-size;
`;

/* On phones the map is wider than its place and begins at 135° west, so that all offices are in view. */
const map = css`
  position: relative;
  aspect-ratio: 358 / 127;
  ${isNarrow} {
    width: clamp(${narrowWidth}px, 160%, 640px);
    translate: -12.3%;
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

const spot = css`
  position: absolute;
  margin: -12px;
  &:hover,
  &:focus-within {
    z-index: 1;
  }
`;

const at = (wide: Pin | undefined, narrow: Pin | undefined) => css`
  ${place(wide?.pin, wideWidth)}
  ${isNarrow} {
    ${place(narrow?.pin, narrowWidth)}
  }
`;

const place = ([x, y]: Point = [0, 0], width: number) =>
  `left: ${((x / width) * 100).toFixed(2)}%; top: ${((y / width) * (35800 / 127)).toFixed(2)}%;`;

const target = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
`;

const pin = css`
  width: 10px;
  height: 10px;
  border: 2px solid ${color.white};
  border-radius: 50%;
  background: ${color.navy900};
  transition: scale ${motion.fast};
  li:hover &,
  :focus-visible > & {
    background: ${color.white};
    scale: 1.3;
  }
`;

const main = css`
  border-color: ${color.amber};
  background: ${color.amber};
`;

const name = css`
  position: absolute;
  color: ${color.footerLabel};
  font: 500 0.786rem / 14px ${font.text};
  text-shadow:
    0 0 2px ${color.navy900},
    0 0 3px ${color.navy900},
    0 0 4px ${color.navy900};
  white-space: nowrap;
  pointer-events: none;
  ${isNarrow} {
    clip-path: inset(50%);
  }
`;

const sides: Record<Side, SerializedStyles> = {
  east: css({ left: 20 }),
  west: css({ right: 20 }),
  north: css({ bottom: 18 }),
  south: css({ top: 18 }),
  northeast: css({ bottom: 18, left: 16 }),
  southeast: css({ top: 18, left: 16 }),
  northwest: css({ bottom: 18, right: 16 }),
  southwest: css({ top: 18, right: 16 }),
  none: css({ clipPath: 'inset(50%)' }),
};

/* The strip below lets the pointer cross from the pin to the tip without losing it. */
const tip = css`
  position: absolute;
  bottom: 22px;
  left: 50%;
  visibility: hidden;
  padding: 6px 12px;
  border-radius: ${radius.part};
  background: ${color.white};
  box-shadow: ${shadow.raised};
  color: ${color.ink};
  font: 400 0.929rem / 1.35 ${font.text};
  white-space: nowrap;
  translate: -50%;
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 6px;
  }
  > b {
    display: block;
    font-weight: 600;
  }
  li:hover > &,
  li:focus-within > & {
    visibility: visible;
  }
`;

const leaning = (longitude: number) => {
  if (longitude < -60) return tipEast;
  return longitude > 40 && tipWest;
};

const tipEast = css`
  left: -4px;
  translate: none;
`;

const tipWest = css`
  right: -4px;
  left: auto;
  translate: none;
`;

const quiet = css`
  > [role='tooltip'] {
    display: none;
  }
`;
