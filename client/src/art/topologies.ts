import { level, type Point, tenth } from './path.ts';

export type Topology =
  | 'BRANCH'
  | 'LEARN'
  | 'GATE'
  | 'LIFT'
  | 'SPREAD'
  | 'JOIN'
  | 'SORT'
  | 'MATCH'
  | 'SHIFT'
  | 'GUARD'
  | 'TREE'
  | 'SPLIT'
  | 'GRID';

export type Stroke = 'line' | 'thin' | 'dim' | 'wall' | 'bar' | 'hotBar' | 'hot';
export type Node = 'end' | 'hotEnd' | 'ring' | 'hotRing' | 'hub' | 'stop' | 'office';

/** What a topology draws with. It decides where the routes of the coast go. */
export interface Canvas {
  departures: readonly Point[];
  width: number;
  height: number;
  /** Which departure is the one live thing. */
  hot: number;
  random: () => number;
  /** x at a share of the width. */
  x: (share: number) => number;
  /** y of the nth of `count` rows that fill the height but for a margin. */
  row: (n: number, count?: number, margin?: number) => number;
  line: (stops: readonly Point[], stroke?: Stroke) => void;
  /** Path data that is no route: walls and bars. */
  mark: (path: string, stroke: Stroke) => void;
  node: (at: Point, kind?: Node) => void;
}

/** How routes run, one drawing for each kind of work. The order of random draws is part of the picture. */
export const topologies: Record<Topology, (canvas: Canvas) => void> = {
  BRANCH: branch,
  LEARN: learn,
  GATE: gate,
  LIFT: lift,
  SPREAD: spread,
  JOIN: join,
  SORT: sort,
  MATCH: match,
  SHIFT: shift,
  // Small and without labels, these look like another one. groupRoutes.ts draws each as its own.
  GUARD: gate,
  TREE: branch,
  SPLIT: match,
  GRID: sort,
};

/** Software: all meet, then fan out. */
function branch({ departures, height, hot, x, row, line, node }: Canvas) {
  const middle = height / 2;
  departures.forEach((start, n) => {
    const end = row(n, undefined, 44);
    line(
      [start, [x(0.46), start[1]], [x(0.6), middle], [x(0.7), middle], [x(0.84), end], [x(0.95), end]],
      hotLine(n === hot),
    );
    node([x(0.95), end], hotEnd(n === hot));
  });
  node([x(0.6), middle], 'ring');
  node([x(0.7), middle], 'ring');
}

/** AI: layers of links, some of them by chance. */
function learn({ departures, width, height, random, x, row, line, node }: Canvas) {
  // A strip, as on documents, has no room for wide edges.
  const room = width > 3.7 * height ? 0.7 : 1;
  const second = [0, 1, 2, 3, 4].map((n) => row(n, 5, 56 * room));
  const third = [0, 1, 2].map((n) => row(n, 3, 100 * room));
  departures.forEach((start, n) => {
    const y = row(n, undefined, 30);
    line([start, [x(0.5), y]]);
    node([x(0.5), y]);
    second.forEach((to, m) => {
      if (random() < 0.62 || m === n % 5)
        line(
          [
            [x(0.5), y],
            [x(0.72), to],
          ],
          'thin',
        );
    });
  });
  second.forEach((from, m) => {
    node([x(0.72), from]);
    third.forEach((to, k) => {
      line(
        [
          [x(0.72), from],
          [x(0.92), to],
        ],
        m === 2 && k === 1 ? 'hot' : 'thin',
      );
    });
  });
  third.forEach((y, k) => {
    node([x(0.92), y], k === 1 ? 'hotEnd' : 'ring');
  });
}

/** Security: a double wall. Some stop before it, the others pass where a ring marks the gate. */
function gate({ departures, height, hot, random, x, row, line, mark, node }: Canvas) {
  departures.forEach((start, n) => {
    const y = row(n);
    const stops = random() < 0.34 && n !== hot;
    const end = x(stops ? 0.66 : 0.94);
    line([start, [x(0.48), start[1]], [x(0.62), y], [end, y]], stops ? 'dim' : hotLine(n === hot));
    node([end, y], stops ? 'stop' : hotEnd(n === hot));
    if (!stops) node([x(0.69) + 3, y], n === hot ? 'hotRing' : 'ring');
  });
  for (const wall of [x(0.69), x(0.69) + 6]) mark(`M${tenth(wall)} 14V${height - 14}`, 'wall');
}

/** Cloud: each rises into one packed band. */
function lift({ departures, hot, x, line, node }: Canvas) {
  // The last one still ends before the edge.
  const step = Math.min(0.035, 0.23 / Math.max(departures.length - 1, 1));
  departures.forEach((start, n) => {
    const [bend, y] = [0.5 + n * step, 26 + n * 15];
    line([start, [x(bend), start[1]], [x(bend + 0.2), y], [x(0.95), y]], hotLine(n === hot));
    node([x(bend + 0.2), y], hotEnd(n === hot));
  });
}

/** Marketing: one node, many ends. */
function spread({ departures, height, hot, random, x, row, line, node }: Canvas) {
  const middle = height / 2;
  for (const start of departures) line([start, [x(0.58), middle]]);
  const ends = departures.length + 4;
  for (let n = 0; n < ends; n++) {
    const y = row(n, ends, 18);
    const end = x(0.8 + random() * 0.15);
    line(
      [
        [x(0.58), middle],
        [x(0.78), y],
        [end, y],
      ],
      hotLine(n === hot),
    );
    node([end, y], hotEnd(n === hot));
  }
  node([x(0.58), middle], 'ring');
}

/** Integration: two bundles, one hub, one way out. */
function join({ departures, height, hot, x, line, node }: Canvas) {
  const count = departures.length;
  departures.forEach((start, n) => {
    const bundle = height * (n % 2 ? 0.34 : 0.66) + (n - count / 2) * 7;
    const exit = height / 2 + (n - (count - 1) / 2) * 5;
    line(
      [start, [x(0.44), start[1]], [x(0.58), bundle], [x(0.66), bundle], [x(0.82), exit], [x(0.95), exit]],
      hotLine(n === hot),
    );
  });
  node([x(0.82), height / 2], 'hub');
  node([x(0.62), height * 0.34], 'ring');
  node([x(0.62), height * 0.66], 'ring');
}

/** Data: out of order, then in order. */
function sort({ departures, hot, random, x, row, line, node }: Canvas) {
  const order = shuffled(departures.length, random);
  departures.forEach((start, n) => {
    const [mixed, y] = [row(order[n] ?? n, undefined, 24), row(n, undefined, 40)];
    line([start, [x(0.44), start[1]], [x(0.62), mixed], [x(0.8), y], [x(0.95), y]], hotLine(n === hot));
    node([x(0.8), y], hotEnd(n === hot));
  });
}

/** IT staffing: people and jobs in pairs; one person and one job stay open. */
function match({ departures, hot, x, row, line, node }: Canvas) {
  const count = departures.length;
  /* Neighbors change places; the last of an odd number keeps its own. */
  const job = (n: number) => (n % 2 ? n - 1 : Math.min(n + 1, count - 1));
  departures.forEach((start, n) => {
    const y = row(n);
    line([start, [x(0.52), y]]);
    node([x(0.52), y], 'ring');
    if (n !== (hot + 2) % count)
      line(
        [
          [x(0.52), y],
          [x(0.62), y],
          [x(0.8), row(job(n))],
        ],
        hotLine(n === hot),
      );
    line(
      [
        [x(0.8), y],
        [x(0.95), y],
      ],
      'thin',
    );
    node([x(0.8), y], hotEnd(n === job(hot)));
  });
}

/** Healthcare staffing: shifts in three slots, handed over from one to the next. */
function shift({ departures, hot, x, row, line, mark }: Canvas) {
  const slot = (n: number) => 0.5 + (n % 3) * 0.13;
  departures.forEach((start, n) => {
    const y = row(n);
    const end = slot(n) + 0.18;
    line([start, [x(0.36), start[1]], [x(0.5), y], [x(0.97), y]], 'thin');
    mark(level(x(slot(n)), x(end), y), n === hot ? 'hotBar' : 'bar');
    if (n < departures.length - 1 && slot(n + 1) > slot(n))
      line([
        [x(end - 0.02), y],
        [x(slot(n + 1) + 0.09), row(n + 1)],
      ]);
  });
}

/** Fisher-Yates: sorting by chance would differ from engine to engine, and the page must hydrate. */
function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, n) => n);
  for (let n = count - 1; n > 0; n--) {
    const m = Math.floor(random() * (n + 1));
    [order[n], order[m]] = [order[m] as number, order[n] as number];
  }
  return order;
}

function hotLine(hot: boolean): Stroke {
  return hot ? 'hot' : 'line';
}

function hotEnd(hot: boolean): Node {
  return hot ? 'hotEnd' : 'end';
}
