import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fall } from './diagrams/fall.ts';
import { circle, type Point, route } from './path.ts';
import { project } from './projection.ts';
import { routes } from './routes.ts';
import world from './world-light.svg?no-inline';

/**
 * The world of the first page: a line comes in from the left edge of the page, becomes the routes between four offices
 * and lands at their rows on the screen that stands in it. The section around it clips what runs out.
 */
export function HomeStage({ children }: { children: ReactNode }) {
  return (
    <div css={frame}>
      <div css={stage}>
        <div css={map}>
          <img src={world} alt="" width={1074} height={381} />
          <svg css={[routes, overlay, onlyWide]} viewBox="0 0 960 600" aria-hidden="true">
            {wideArt}
          </svg>
          <svg css={[routes, overlay, onlyNarrow]} viewBox="0 0 500 206" aria-hidden="true">
            {narrowArt}
          </svg>
        </div>
        <div css={screen}>{children}</div>
      </div>
    </div>
  );
}

const outside = 1200;

/* The wide stage: the map is 960 units wide and begins 20 below its top, the screen stands at 308, 182. */
const wide = places(960, 20);
/** Where the rows of the handover screen are: below its place, its bar and the head of its chart. */
const landing = (row: number) => 182 + 45 + 8 + 34 + 34 * row;

const wideArt = (
  <>
    <path
      d={
        arrival(wide.london, 8, 170) +
        arrival(wide.vadodara, 8, 170) +
        crossing(wide.toronto, wide.london, 40, 60) +
        route([wide.austin, east(wide.austin, 6), [288, landing(3)], [318, landing(3)]]) +
        route([wide.toronto, east(wide.toronto, 6), [294, landing(2)], [318, landing(2)]])
      }
    />
    <path className="hot" d={relay(wide, 40)} />
    <path
      className="office"
      d={Object.values(wide)
        .map((place) => circle(place, 5.5))
        .join('')}
    />
  </>
);

/* The narrow stage: the screen stands below, and the routes fall to its upper edge. */
const narrow = places(500, 16);

const narrowArt = (
  <>
    <path
      d={
        arrival(narrow.london, 6, 90) +
        arrival(narrow.vadodara, 6, 90) +
        crossing(narrow.toronto, narrow.london, 20, 30) +
        fall([narrow.austin, [150, 198], [150, 206]]) +
        fall([narrow.toronto, [176, 190], [176, 206]])
      }
    />
    <path className="hot" d={relay(narrow, 20)} />
    <path
      className="office"
      d={Object.values(narrow)
        .map((place) => circle(place, 4))
        .join('')}
    />
  </>
);

function places(width: number, top: number) {
  const at = (latitude: number, longitude: number): Point => {
    const [x, y] = project(latitude, longitude, width);
    return [x, y + top];
  };
  return { austin: at(30.3, -97.7), toronto: at(43.7, -79.4), london: at(51.5, -0.1), vadodara: at(22.3, 73.2) };
}

/** From beyond the left edge of the page to a place. */
function arrival(to: Point, y: number, before: number): string {
  return route([[-outside, y], [to[0] - before, y], east(to, before * -0.235), to]);
}

function crossing(from: Point, to: Point, after: number, before: number): string {
  return route([from, east(from, after), east(to, -before), to]);
}

/** The work of the moment: London to Vadodara, and on beyond the right edge. */
function relay({ london, vadodara }: typeof wide, after: number): string {
  return route([london, east(london, after), east(vadodara, -10), [outside + 1000, vadodara[1]]]);
}

function east([x, y]: Point, by: number): Point {
  return [x + by, y];
}

const isNarrow = '@container (max-width: 639px)';

const frame = css`
  container-type: inline-size;
`;

const stage = css`
  position: relative;
  max-width: 710px;
  height: 520px;
  margin-inline: auto;
  ${isNarrow} {
    height: auto;
  }
`;

const map = css`
  position: absolute;
  top: 0;
  left: -36px;
  width: 960px;
  > img {
    max-width: none;
    width: 100%;
    height: auto;
    margin-top: 20px;
  }
  ${isNarrow} {
    position: relative;
    left: -14%;
    width: 150%;
    aspect-ratio: 500 / 206;
    > img {
      margin: 0;
      padding-top: 3.2%;
    }
  }
`;

const overlay = css`
  position: absolute;
  top: 0;
  left: 0;
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

const screen = css`
  position: absolute;
  top: 182px;
  left: 272px;
  width: 438px;
  ${isNarrow} {
    position: relative;
    inset: auto;
    width: auto;
  }
`;
