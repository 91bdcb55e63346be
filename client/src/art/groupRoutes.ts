import { type Drawing, leaveLand } from './drawRoutes.ts';
import { circle, level, type Point } from './path.ts';
import { random } from './random.ts';
import type { Node, Stroke, Topology } from './topologies.ts';

export interface GroupRoutesParameters {
  seed: string;
  topology: Topology;
  country: string | null;
  /** How many labels the drawing has, at least 1. */
  ends: number;
  /** Which of them is the live one. */
  live: number;
}

/** A drawing of `frame`, and the y of each label. */
export interface GroupDrawing extends Drawing {
  rows: number[];
}

/** The size of a drawing in its own units. Routes end at `end`; labels stand right of it. */
export const frame = { width: 560, height: 380, end: 412 } as const;

const { width, height, end } = frame;
const middle = height / 2;
const mapWidth = 0.36 * width;

interface Canvas {
  departures: readonly Point[];
  ends: number;
  live: number;
  random: () => number;
  /** y of the nth of `count` rows. */
  row: (n: number, count?: number) => number;
  /** Which end a departure belongs to, in order. */
  endOf: (departure: number) => number;
  /** Whether a departure is the one from which the live route comes. */
  starts: (departure: number) => boolean;
  line: (stops: readonly Point[], stroke?: Stroke) => void;
  mark: (path: string, stroke: Stroke) => void;
  node: (at: Point, kind?: Node) => void;
}

type Draw = (canvas: Canvas) => number[];

/** How the routes of a group of services run: one shape each, so that no two pages look alike. */
export const shapes: Record<Topology, Draw> = {
  BRANCH: releases,
  LEARN: layers,
  GATE: wall,
  LIFT: rise,
  SPREAD: burst,
  JOIN: hub,
  SORT: order,
  MATCH: pairs,
  SHIFT: shifts,
  GUARD: rings,
  TREE: doubling,
  SPLIT: ribbon,
  GRID: register,
};

/** Draws routes that leave a coast and end at labels. Equal parameters, equal drawing. */
export function drawGroup({ seed, topology, country, ends, live }: GroupRoutesParameters): GroupDrawing {
  const next = random(seed);
  const { departures, mark, line, node, ...drawing } = leaveLand(country, mapWidth, height, Math.max(9, ends), next);
  const endOf = (n: number) => Math.floor((n * ends) / departures.length);
  const first = departures.findIndex((_, n) => endOf(n) === live);
  const rows = shapes[topology]({
    departures,
    mark,
    line,
    node,
    ends,
    live,
    random: next,
    row: (n, count = ends) => 16 + ((height - 32) * (n + 0.5)) / count,
    endOf,
    starts: (n) => n === first,
  });
  return { width, height, ...drawing, rows };
}

const hotLine = (hot: boolean) => (hot ? 'hot' : 'line');
const hotEnd = (hot: boolean) => (hot ? 'hotEnd' : 'end');

function rowsOf({ ends, row }: Canvas): number[] {
  return Array.from({ length: ends }, (_, n) => row(n));
}

/** Software: one road, and a release at every stop. */
function releases(canvas: Canvas): number[] {
  const { departures, ends, live, line, node } = canvas;
  const rows = rowsOf(canvas);
  const road = rows.at(-1) ?? middle;
  for (const start of departures) line([start, [212, start[1]], [286, road]]);
  line(
    [
      [286, road],
      [end, road],
    ],
    hotLine(live === ends - 1),
  );
  rows.forEach((y, n) => {
    const stop = 292 + (n * 86) / ends;
    if (n < ends - 1)
      line(
        [
          [stop, road],
          [stop + 52, y],
          [end, y],
        ],
        hotLine(n === live),
      );
    node([stop, road], 'ring');
    node([end, y], hotEnd(n === live));
  });
  return rows;
}

/** AI: layers of links, some of them by chance. */
function layers(canvas: Canvas): number[] {
  const { departures, live, random, row, line, node } = canvas;
  const rows = rowsOf(canvas);
  const second = [0, 1, 2, 3, 4].map((n) => row(n, 5));
  departures.forEach((start, n) => {
    const y = row(n, departures.length);
    line([start, [250, y]]);
    node([250, y]);
    second.forEach((to, m) => {
      if (random() < 0.5 || m === n % 5)
        line(
          [
            [250, y],
            [318, to],
          ],
          'thin',
        );
    });
  });
  second.forEach((from, m) => {
    for (const [k, y] of rows.entries())
      line(
        [
          [318, from],
          [384, y],
        ],
        m === 2 && k === live ? 'hot' : 'thin',
      );
    node([318, from]);
  });
  rows.forEach((y, n) => {
    line(
      [
        [384, y],
        [end, y],
      ],
      hotLine(n === live),
    );
    node([384, y], n === live ? 'hotRing' : 'ring');
  });
  return rows;
}

/** IT security: a double wall. What is closed stops before it; one way in is open. */
function wall(canvas: Canvas): number[] {
  const { departures, live, endOf, starts, line, mark, node } = canvas;
  const rows = rowsOf(canvas);
  departures.forEach((start, n) => {
    const y = rows[endOf(n)] ?? middle;
    line([start, [214, start[1]], [280, y], [endOf(n) === live ? 330 : 308, y]], hotLine(starts(n)));
  });
  rows.forEach((y, n) => {
    line(
      [
        [n === live ? 330 : 342, y],
        [end, y],
      ],
      n === live ? 'hot' : 'dim',
    );
    node(n === live ? [end, y] : [308, y], n === live ? 'hotEnd' : 'stop');
  });
  for (const x of [327, 333]) mark(`M${x} 8V${height - 8}`, 'wall');
  node([330, rows[live] ?? middle], 'hotRing');
  return rows;
}

/** Cloud: each rises into one packed band. */
function rise({ departures, ends, live, endOf, starts, line, node }: Canvas): number[] {
  const rows = Array.from({ length: ends }, (_, n) => 28 + n * 32);
  departures.forEach((start, n) => {
    const y = rows[endOf(n)] ?? middle;
    const bend = 208 + n * 11;
    line([start, [bend, start[1]], [bend + 84, y], [end, y]], hotLine(starts(n)));
    node([bend + 84, y], hotEnd(starts(n)));
  });
  rows.forEach((y, n) => {
    node([end, y], hotEnd(n === live));
  });
  return rows;
}

/** Marketing: many clicks leave one place, and few arrive. */
function burst(canvas: Canvas): number[] {
  const { departures, ends, live, random, row, starts, line, node } = canvas;
  const rays = 3 * ends;
  departures.forEach((start, n) => {
    line([start, [256, middle]], hotLine(starts(n)));
  });
  for (let n = 0; n < rays; n++) {
    const y = row(n, rays);
    const of = Math.floor(n / 3);
    if (n % 3 === 1) {
      line(
        [
          [256, middle],
          [356, y],
          [end, y],
        ],
        hotLine(of === live),
      );
      node([end, y], hotEnd(of === live));
    } else {
      const stop: Point = [356 + random() * 26, y];
      line([[256, middle], [344, y], stop], 'thin');
      node(stop, 'stop');
    }
  }
  node([256, middle], 'ring');
  return rowsOf(canvas);
}

/** Integration: two bundles, one hub, and all who listen to it. */
function hub(canvas: Canvas): number[] {
  const { departures, live, starts, line, node } = canvas;
  const rows = rowsOf(canvas);
  const count = departures.length;
  departures.forEach((start, n) => {
    const bundle = height * (n < count / 2 ? 0.3 : 0.7) + ((n % 5) - 2) * 7;
    line([start, [206, start[1]], [244, bundle], [268, bundle], [330, middle]], hotLine(starts(n)));
  });
  rows.forEach((y, n) => {
    line(
      [
        [330, middle],
        [394, y],
        [end, y],
      ],
      hotLine(n === live),
    );
    node([end, y], hotEnd(n === live));
  });
  node([256, height * 0.3], 'ring');
  node([256, height * 0.7], 'ring');
  node([330, middle], 'hub');
  return rows;
}

/** Data: out of order, then in order. */
function order(canvas: Canvas): number[] {
  const { departures, live, row, endOf, starts, line, node } = canvas;
  const rows = rowsOf(canvas);
  departures.forEach((start, n) => {
    const y = rows[endOf(n)] ?? middle;
    const via = row((n * 7 + 3) % departures.length, departures.length);
    line([start, [206, start[1]], [272, via], [350, y], [end, y]], hotLine(starts(n)));
    node([272, via], starts(n) ? 'hotEnd' : 'end');
  });
  rows.forEach((y, n) => {
    node([362, y], n === live ? 'hotRing' : 'ring');
  });
  return rows;
}

/** IT staffing: people and jobs in pairs; some people are for another day. */
function pairs(canvas: Canvas): number[] {
  const { departures, ends, live, row, line, node } = canvas;
  const rows = rowsOf(canvas);
  const count = departures.length;
  departures.forEach((start, n) => {
    const y = row(n, count);
    // Every second person, in another order, has a job.
    const job = n % 2 === 0 && n / 2 < ends ? (n / 2 + 2) % ends : -1;
    line([start, [252, y]]);
    node([252, y], job === live ? 'hotRing' : 'ring');
    if (job >= 0)
      line(
        [
          [258, y],
          [276, y],
          [364, rows[job] ?? middle],
        ],
        hotLine(job === live),
      );
  });
  rows.forEach((y, n) => {
    line(
      [
        [364, y],
        [end, y],
      ],
      n === live ? 'hot' : 'thin',
    );
    node([364, y], hotEnd(n === live));
  });
  return rows;
}

/** Healthcare staffing: shifts that hand over to each other. */
function shifts(canvas: Canvas): number[] {
  const { departures, live, endOf, line, mark } = canvas;
  const rows = rowsOf(canvas);
  const from = (n: number) => 240 + (n % 3) * 46;
  departures.forEach((start, n) => {
    const y = rows[endOf(n)] ?? middle;
    line([start, [200, start[1]], [238, y]], 'thin');
  });
  rows.forEach((y, n) => {
    line(
      [
        [238, y],
        [end, y],
      ],
      'thin',
    );
    mark(level(from(n), from(n) + 72, y), n === live ? 'hotBar' : 'bar');
    const below = rows[n + 1];
    if (below !== undefined && from(n + 1) > from(n))
      line([
        [from(n) + 66, y],
        [from(n + 1) + 30, below],
      ]);
  });
  return rows;
}

/** Cybersecurity: what must not be lost, ringed. */
function rings(canvas: Canvas): number[] {
  const { departures, live, endOf, starts, line, mark, node } = canvas;
  const rows = rowsOf(canvas);
  departures.forEach((start, n) => {
    line([start, [214, start[1]], [290, rows[endOf(n)] ?? middle]], hotLine(starts(n)));
  });
  rows.forEach((y, n) => {
    line(
      [
        [290, y],
        [end, y],
      ],
      n === live ? 'hot' : 'dim',
    );
    mark(circle([326, y], 24), 'thin');
    node([326, y], 'hub');
    node([326, y], n === live ? 'hotRing' : 'ring');
    node([end, y], hotEnd(n === live));
  });
  return rows;
}

/** IoT: one device becomes two, four, eight. */
function doubling(canvas: Canvas): number[] {
  const { departures, ends, live, row, starts, line, node } = canvas;
  const rows = rowsOf(canvas);
  const levels = [1, 2, 4, ends];
  const at = [232, 282, 336, 394];
  departures.forEach((start, n) => {
    line([start, [204, start[1]], [232, middle]], hotLine(starts(n)));
  });
  levels.forEach((count, k) => {
    const before = levels[k - 1];
    for (let n = 0; n < count; n++) {
      const isHot = n === Math.floor((live * count) / ends);
      const to: Point = [at[k] ?? end, row(n, count)];
      if (before) line([[at[k - 1] ?? 0, row(Math.floor((n * before) / count), before)], to], hotLine(isHot));
      node(to, k < 3 ? (isHot ? 'hotRing' : 'ring') : hotEnd(isHot));
      if (k === 3) line([to, [end, to[1]]], isHot ? 'hot' : 'thin');
    }
  });
  return rows;
}

/** Staffing: one ribbon that comes apart. */
function ribbon(canvas: Canvas): number[] {
  const { departures, live, endOf, starts, line, node } = canvas;
  const rows = rowsOf(canvas);
  const count = departures.length;
  departures.forEach((start, n) => {
    const y = 20 + n * 7;
    const peel = 248 + (count - 1 - n) * 9;
    const to = rows[endOf(n)] ?? middle;
    line([start, [196, start[1]], [236, y], [peel, y], [peel + 62, to], [end, to]], hotLine(starts(n)));
  });
  rows.forEach((y, n) => {
    node([end, y], hotEnd(n === live));
  });
  return rows;
}

/** Tenders: a register, ruled, with one row filled in. */
function register(canvas: Canvas): number[] {
  const { departures, live, endOf, line, node } = canvas;
  const rows = rowsOf(canvas);
  departures.forEach((start, n) => {
    const y = rows[endOf(n)] ?? middle;
    line([start, [204, start[1]], [246, y]], hotLine(endOf(n) === live));
  });
  rows.forEach((y, n) => {
    line(
      [
        [246, y],
        [end, y],
      ],
      n === live ? 'hot' : 'thin',
    );
    for (let x = 262; x < end; x += 25) node([x, y], n === live ? 'hotEnd' : 'stop');
  });
  return rows;
}
