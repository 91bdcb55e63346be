import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { font, paper, radius, shadow, stage } from '#theme/tokens.ts';
import { city } from '#ui/office.ts';
import { rem } from './officeMapStyle.ts';
import { type MapOffice, mapHeight, mapWidth, nameHeight, type Pin } from './pins.ts';

interface OfficePinProps {
  office: MapOffice;
  pin: Pin;
  tipId: string;
  dismissed: boolean;
  onMeet: () => void;
}

/** The name of an office on the map. Its tip, the address, shows while name or tip is pointed at or has the focus. */
export function OfficePin({ office, pin, tipId, dismissed, onMeet }: OfficePinProps) {
  const { label, address, longitude, headquarters } = office;
  return (
    <li css={[spot, nameAt(pin), dismissed && quiet]} onPointerEnter={onMeet}>
      <button type="button" css={name} aria-describedby={tipId} onFocus={onMeet} onClick={focus}>
        {city(label)}
      </button>
      <span role="tooltip" id={tipId} css={[tip, longitude > -60 && tipWest]}>
        <b>{headquarters ? `${label}, headquarters` : label}</b> {address}
      </span>
    </li>
  );
}

/** Safari does not focus what is tapped, and without focus the tip would not stay. */
function focus(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.focus();
}

/* Positions are shares of the map, so that names stay near their rings on maps of every width. */
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

const nameAt = ({ name: [x, y], side }: Pin) =>
  css({
    top: share(y, mapHeight),
    ...(side === 'east' ? { left: share(x, mapWidth) } : { right: share(mapWidth - x, mapWidth) }),
  });

const spot = css`
  position: absolute;
  translate: 0 -50%;
  &:is(:hover, :focus-within) {
    z-index: 1;
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
  font: 500 0.929rem / 1.2 ${font.text};
  text-shadow:
    0 0 2px ${stage.ground},
    0 0 3px ${stage.ground},
    0 0 4px ${stage.ground};
  max-width: 6.4rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  li:hover > & {
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
  li:hover > &,
  li:focus-within > & {
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
