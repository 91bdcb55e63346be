import { countries, land, office } from './land.ts';
import { circle, dot, level, type Point, route } from './path.ts';
import { random } from './random.ts';
import { type Node, type Stroke, type Topology, topologies } from './topologies.ts';

export interface RoutesParameters {
  /** Any text; decides the details. */
  seed: string;
  topology: Topology;
  /** US, CA, GB or IN. Any other country is left to the seed. */
  country?: string | null;
  width?: number;
  height?: number;
  /** How many routes leave the coast, 3 to 12. */
  density?: number;
}

/** A drawing as path data, one path for everything that looks alike. */
export interface Drawing {
  width: number;
  height: number;
  land: string;
  strokes: Partial<Record<Stroke, string>>;
  nodes: Partial<Record<Node, string>>;
}

/** Nodes without a radius here are round caps. */
const radii: Partial<Record<Node, number>> = { ring: 6, hotRing: 6, hub: 16, stop: 3.5, office: 4 };

const margin = 20;
const pitch = 10;
const mapShare = 0.46;

/** Draws land as latitude lines on the left, and routes that leave it and go to work. Equal parameters, equal drawing. */
export function drawRoutes(parameters: RoutesParameters): Drawing {
  const { seed, topology, width = 480, height = 320, density = 7 } = parameters;
  const next = random(seed);
  const { departures, mark, line, node, ...drawing } = leaveLand(
    parameters.country,
    width * mapShare,
    height,
    density,
    next,
  );
  topologies[topology]({
    departures,
    mark,
    line,
    node,
    width,
    height,
    hot: Math.floor(next() * departures.length),
    random: next,
    x: (share) => width * share,
    row: (n, count = departures.length, edge = 34) =>
      count === 1 ? height / 2 : edge + ((height - 2 * edge) * n) / (count - 1),
  });
  return { width, height, ...drawing };
}

/** Draws land as latitude lines with its office: where routes may leave it, and what to draw them with. */
export function leaveLand(
  code: string | null | undefined,
  mapWidth: number,
  height: number,
  density: number,
  next: () => number,
) {
  const country = countries.find((known) => known === code) ?? pick(countries, next);
  const last = Math.floor((height - 2 * margin) / pitch);
  let landPath = '';
  const coast: Point[] = [];
  for (let i = 0; i <= last; i++) {
    const y = margin + i * pitch;
    const west = next() * mapWidth * 0.07;
    const east = mapWidth * (1 - next() * 0.16);
    let end = 0;
    for (const piece of land(country, i / last)) {
      // Whole numbers: these ends are ragged anyway, and a page may hold thirty coasts.
      const from = Math.round(Math.max(piece[0] * mapWidth, west));
      const to = Math.round(Math.min(piece[1] * mapWidth, east));
      if (to - from < 4) continue;
      landPath += level(from, to, y);
      end = Math.max(end, to);
    }
    if (end > 12) coast.push([end, y]);
  }
  const strokes: Drawing['strokes'] = {};
  const nodes: Drawing['nodes'] = {};
  const mark = (path: string, stroke: Stroke) => {
    strokes[stroke] = (strokes[stroke] ?? '') + path;
  };
  const line = (stops: readonly Point[], stroke: Stroke = 'line') => mark(route(onward(stops)), stroke);
  const node = (at: Point, kind: Node = 'end') => {
    const radius = radii[kind];
    nodes[kind] = (nodes[kind] ?? '') + (radius ? circle(at, radius) : dot(at));
  };
  const [x, y] = office(country);
  node([x * mapWidth, margin + y * last * pitch], 'office');
  return { land: landPath, departures: leave(coast, density, next), strokes, nodes, mark, line, node };
}

/** From the ground up: what is live lies on top. */
export function layers({ land, strokes, nodes }: Drawing) {
  return [
    ['land', land],
    ['thin', strokes.thin],
    ['dim', strokes.dim],
    ['line', strokes.line],
    ['wall', strokes.wall],
    ['bar', strokes.bar],
    ['hot', strokes.hot],
    ['hotBar', strokes.hotBar],
    ['end', nodes.end],
    ['stop', nodes.stop],
    ['hub', nodes.hub],
    ['ring', nodes.ring],
    ['hotRing', nodes.hotRing],
    ['hotEnd', nodes.hotEnd],
    ['office', nodes.office],
  ] as const;
}

/** Routes never run back: a stop west of the one before it moves below it. */
function onward(stops: readonly Point[]): Point[] {
  let east = Number.NEGATIVE_INFINITY;
  return stops.map(([x, y]) => {
    east = Math.max(east, x);
    return [east, y];
  });
}

/** Rows spread evenly over the coast, each moved by chance by up to a third of its share. */
function leave(coast: readonly Point[], density: number, next: () => number): Point[] {
  const count = Math.min(density, coast.length);
  const chosen = new Set<Point>();
  for (let n = 0; n < count; n++) {
    const share = coast.length / count;
    const row = Math.floor((n + 0.5) * share + (next() - 0.5) * share * 0.6);
    const departure = coast[Math.max(0, Math.min(coast.length - 1, row))];
    if (departure) chosen.add(departure);
  }
  return [...chosen].sort((a, b) => a[1] - b[1]);
}

function pick<T>(from: readonly T[], next: () => number): T {
  return from[Math.floor(next() * from.length)] as T;
}
