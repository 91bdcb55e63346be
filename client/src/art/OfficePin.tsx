import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { font, media, motion, paper, radius, shadow, size, stage } from '#theme/tokens.ts';
import { isNarrow, isTiny, narrowWidth, rem, wideWidth } from './mapWidth.ts';
import { city, type MapOffice, nameHeight, type Pin } from './pins.ts';

interface OfficePinProps {
  office: MapOffice;
  wide: Pin;
  narrow: Pin;
  tipId: string;
  dismissed: boolean;
  onMeet: () => void;
}

/**
 * An office on the map: a dot where it is, and its name, which is the target. The tip shows while one of them or the
 * tip itself is pointed at, or the name has the focus.
 */
export function OfficePin({ office, wide, narrow, tipId, dismissed, onMeet }: OfficePinProps) {
  const { label, location, longitude, headquarters } = office;
  return (
    <li css={dismissed && quiet} onPointerEnter={onMeet}>
      <span css={[dot, dotAt(wide), headquarters && main]} />
      <span css={[spot, nameAt(wide, narrow)]}>
        <button type="button" css={name} aria-describedby={tipId} onFocus={onMeet} onClick={focus}>
          {city(label)}
        </button>
        <span role="tooltip" id={tipId} css={[tip, longitude > -60 && tipWest]}>
          <b>{label}</b> {headquarters ? `${location}, headquarters` : location}
        </span>
      </span>
    </li>
  );
}

/** Safari does not focus what is tapped, and without focus the tip would not stay. */
function focus(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.focus();
}

/* Positions are shares of the map, so that dots stay at their places on maps of every width. */
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
const across = (x: number, width: number) => share(x, width);
const down = (y: number, width: number) => share(y, (width * 127) / 358);

const dotAt = ({ place: [x, y] }: Pin) => css({ left: across(x, wideWidth), top: down(y, wideWidth) });

const nameAt = (wide: Pin, narrow: Pin) => css`
  ${namePlace(wide, wideWidth)}
  ${isNarrow} {
    ${namePlace(narrow, narrowWidth)}
  }
`;

const namePlace = ({ name: [x, y], side }: Pin, width: number) =>
  side === 'east'
    ? `left: ${across(x, width)}; right: auto; top: ${down(y, width)};`
    : `left: auto; right: ${across(width - x, width)}; top: ${down(y, width)};`;

const dot = css`
  position: absolute;
  width: 6px;
  height: 6px;
  margin: -3px;
  border-radius: 50%;
  background: ${stage.text};
  box-shadow: 0 0 0 1px ${stage.ground};
  transition: scale ${motion.fast};
  li:is(:hover, :focus-within) > & {
    scale: 1.6;
  }
  ${isNarrow} {
    width: 4px;
    height: 4px;
    margin: -2px;
  }
  ${media.forced} {
    background: CanvasText;
  }
`;

const main = css`
  background: ${stage.hot};
`;

const spot = css`
  position: absolute;
  translate: 0 -50%;
  li:is(:hover, :focus-within) > & {
    z-index: 1;
  }
  ${isTiny} {
    display: none;
  }
`;

const name = css`
  display: block;
  min-height: max(${nameHeight}px, ${rem(nameHeight)});
  padding: 0 4px;
  border: 0;
  border-radius: ${radius.mark};
  background: none;
  color: ${stage.label};
  font: 500 ${size.t12} / 1.2 ${font.text};
  text-shadow:
    0 0 2px ${stage.ground},
    0 0 3px ${stage.ground},
    0 0 4px ${stage.ground};
  max-width: 5.5rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  li:hover > * > & {
    color: ${stage.text};
    text-decoration: underline;
  }
`;

const tip = css`
  position: absolute;
  bottom: 100%;
  left: 0;
  visibility: hidden;
  padding: 6px 12px;
  border-radius: ${radius.part};
  background: ${paper.ground};
  box-shadow: ${shadow.raised};
  color: ${paper.text};
  font: 400 0.929rem / 1.35 ${font.text};
  width: max-content;
  max-width: 16rem;
  > b {
    display: block;
    font-weight: 600;
  }
  li:hover > * > &,
  li:focus-within > * > & {
    visibility: visible;
  }
`;

/* In the east the tip opens to the left, so that it stays in the window. */
const tipWest = css`
  right: 0;
  left: auto;
`;

const quiet = css`
  [role='tooltip'] {
    display: none;
  }
`;
