import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Point, route } from '#art/path.ts';
import { project } from '#art/projection.ts';
import { routes } from '#art/routes.ts';
import world from '#art/world-light.svg?no-inline';
import { media, space } from '#theme/tokens.ts';

/* The drawing is 1000 × 600; the map starts 20 below its top, the screen's left edge is at 308. */
const mapWidth = 960;
const mapTop = 20;
const screenEdge = 308;
/** The rows of the screen's chart, on which two of the routes land. */
const row = (n: number) => 261 + n * 34;

/** The map behind the home page's screen, with routes from the page's edge through the offices and on. */
export function HomeMap({ children }: { children: ReactNode }) {
  return (
    <div css={stage}>
      <svg css={[routes, drawing]} viewBox="0 0 1000 600" aria-hidden="true">
        <image href={world} y={mapTop} width={mapWidth} height={(mapWidth * 127) / 358} />
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
        <path className="hot" d={live} />
        {[austin, toronto, london, vadodara].map(([x, y]) => (
          <circle key={x} className="office" cx={x} cy={y} r="5.5" />
        ))}
      </svg>
      <div css={screen}>{children}</div>
    </div>
  );
}

function place(latitude: number, longitude: number): Point {
  const [x, y] = project(latitude, longitude, mapWidth);
  return [x, y + mapTop];
}

const austin = place(30.3, -97.7);
const toronto = place(43.7, -79.4);
const london = place(51.5, -0.1);
const vadodara = place(22.3, 73.2);

const fromEdge = (to: Point) => route([[-900, 8], [to[0] - 170, 8], [to[0] - 40, to[1]], to]);
const toScreen = (from: Point, bend: number, n: number) =>
  route([from, [from[0] + 6, from[1]], [screenEdge - bend, row(n)], [screenEdge + 10, row(n)]]);

const lines = [
  fromEdge(london),
  fromEdge(vadodara),
  route([toronto, [toronto[0] + 40, toronto[1]], [london[0] - 60, london[1]], london]),
  toScreen(austin, 20, 3),
  toScreen(toronto, 14, 2),
];
const live = route([london, [london[0] + 40, london[1]], [vadodara[0] - 10, vadodara[1]], [1000, vadodara[1]]]);

const stage = css`
  position: relative;
  height: 520px;
  margin-top: 1.1rem;
  ${media.narrow} {
    height: auto;
    margin-top: 0;
    padding-bottom: ${space.s6};
  }
`;

const drawing = css`
  position: absolute;
  top: 0;
  left: -36px;
  width: 1000px;
  max-width: none;
  height: 600px;
  ${media.narrow} {
    position: relative;
    left: -4%;
    width: 150%;
    height: auto;
    margin: 0 -10% -31%;
  }
`;

const screen = css`
  position: absolute;
  top: 182px;
  left: 272px;
  width: 438px;
  ${media.narrow} {
    position: relative;
    top: auto;
    left: auto;
    width: 100%;
    max-width: 560px;
    margin-inline: auto;
  }
`;
