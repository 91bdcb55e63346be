import { css, type SerializedStyles } from '@emotion/react';
import type { MouseEvent } from 'react';
import { color, font, motion, radius, shadow } from '#theme/tokens.ts';
import { hidden } from '#ui/VisuallyHidden.tsx';
import { isNarrow, narrowWidth, wideWidth } from './mapWidth.ts';
import type { Point } from './path.ts';
import { city, type MapOffice, type Pin, type Side } from './pins.ts';

interface OfficePinProps {
  office: MapOffice;
  wide: Pin | undefined;
  narrow: Pin | undefined;
  tipId: string;
  dismissed: boolean;
  onMeet: () => void;
}

/** An office on the map. Its tip shows while the pin or the tip itself is pointed at, or the pin has the focus. */
export function OfficePin({ office, wide, narrow, tipId, dismissed, onMeet }: OfficePinProps) {
  const { label, location, longitude, headquarters } = office;
  return (
    <li css={[spot, at(wide, narrow), dismissed && quiet]} onPointerEnter={onMeet}>
      <button type="button" css={target} aria-describedby={tipId} onFocus={onMeet} onClick={focus}>
        <span css={[pin, headquarters && main]} />
        <span css={[name, sides[wide?.side ?? 'none']]}>{city(label)}</span>
      </button>
      <span role="tooltip" id={tipId} css={[tip, leaning(longitude)]}>
        <b>{label}</b> {headquarters ? `${location}, headquarters` : location}
      </span>
    </li>
  );
}

/** Safari does not focus what is tapped, and without focus the tip would not stay. */
function focus(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.focus();
}

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
    ${hidden};
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
  none: hidden,
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
  width: max-content;
  max-width: 16rem;
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
