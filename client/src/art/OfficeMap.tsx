import { css } from '@emotion/react';
import { font, ink, media, radius, role, stage } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type Pin, type Place, pinSize, placePins } from './pins.ts';
import { region } from './projection.ts';
import land from './world-stage.svg?no-inline';

interface OfficeMapProps {
  offices: readonly (Place & { headquarters: boolean })[];
  /** The address that an office’s number leads to. */
  addressOf: (label: string) => string;
}

/**
 * The world with a dot at the place of each office, and its number beside it: a link to its address. The headquarters
 * have a ring around it.
 */
export function OfficeMap({ offices, addressOf }: OfficeMapProps) {
  const pins = placePins(offices);
  return (
    <div css={map}>
      <img src={land} alt="" width={1074} height={381} loading="lazy" css={landStyle} />
      <svg css={[drawing, line]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={handover} />
        <circle cx="252.2" cy="48.7" r="2" />
      </svg>
      <svg css={drawing} aria-hidden="true">
        {pins.map(({ place: [x, y], offset: [dx, dy] }, i) => (
          <svg key={offices[i]?.label} x={share(x)} y={share(y)} overflow="visible" aria-hidden="true">
            <path d={`M0 0L${dx} ${dy}`} />
            <circle r="3.5" />
          </svg>
        ))}
      </svg>
      <ol aria-label="Offices on the map">
        {offices.map(({ label, headquarters }, i) => (
          <li key={label} css={placed(pins[i] as Pin)}>
            <SmartLink css={[pin, headquarters && ringed]} href={addressOf(label)} title={label}>
              {i + 1}
              <VisuallyHidden> {label}</VisuallyHidden>
            </SmartLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

const width = region.east - region.west;
const height = region.north - region.south;

/** The line of the work, from the edge of the page by way of Vancouver, Toronto and London to Gujarat: their projections. */
const handover =
  'M-999 8H30C43 8 43 21.7 55.9 21.7C77.8 21.7 77.8 27.3 99.6 27.3C139.3 27.3 139.3 19.5 178.9 19.5C215.6 19.5 215.6 48.7 252.2 48.7';

const share = (part: number) => `${(part * 100).toFixed(2)}%`;

const placed = ({ place: [x, y], offset: [dx, dy] }: Pin) =>
  css({
    position: 'absolute',
    top: `calc(${share(y)} + ${dy}px)`,
    left: `calc(${share(x)} + ${dx}px)`,
    translate: '-50% -50%',
  });

/* Room for the numbers of the north. */
const map = css`
  position: relative;
  margin-top: 20px;
`;

const landStyle = css`
  width: 100%;
  height: auto;
  opacity: 0.6;
`;

const drawing = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  fill: ${role.ground};
  stroke: ${stage.label};
  circle {
    stroke-width: 2;
  }
`;

const line = css`
  fill: none;
  stroke: ${ink.line};
  stroke-width: 1.5;
  stroke-linecap: round;
  ${media.forced} {
    stroke: CanvasText;
  }
`;

/* Its letters keep their size: the list of the offices has the same numbers in letters of any size. */
const pin = css`
  display: grid;
  place-items: center;
  width: ${pinSize}px;
  height: ${pinSize}px;
  border: 1px solid ${stage.label};
  border-radius: ${radius.pill};
  background: ${role.ground};
  && {
    color: ${stage.text};
  }
  font: 600 12px / 1 ${font.text};
  text-decoration: none;
  &:is(:hover, :focus-visible) {
    border-color: ${ink.hot};
    background: ${ink.hot};
  }
  &&:is(:hover, :focus-visible) {
    color: ${role.ground};
  }
`;

const ringed = css`
  box-shadow:
    0 0 0 2px ${role.ground},
    0 0 0 3.5px ${stage.text};
`;
