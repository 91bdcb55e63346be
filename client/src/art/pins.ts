import { type Point, tenth } from './path.ts';
import { project } from './projection.ts';

export interface Place {
  label: string;
  latitude: number;
  longitude: number;
}

/** What the map tells about an office. */
export interface MapOffice extends Place {
  location: string;
  headquarters: boolean;
}

/** Where a name stands beside its pin. `none` when every side is taken. */
export type Side = 'east' | 'west' | 'north' | 'south' | 'northeast' | 'southeast' | 'northwest' | 'southwest' | 'none';

export interface Pin {
  /** The true place. */
  place: Point;
  /** The pin, moved aside so that no two targets overlap. */
  pin: Point;
  side: Side;
}

const rounds = 60;

type NameSide = Exclude<Side, 'none'>;

/** Where a name may stand, best first. Cities on the line keep the sides free on which it comes and goes. */
const anywhere: readonly NameSide[] = [
  'east',
  'west',
  'north',
  'south',
  'northeast',
  'southeast',
  'northwest',
  'southwest',
];
const onLine: Record<string, readonly NameSide[]> = {
  Vancouver: ['northeast', 'east', 'southeast', 'southwest'],
  Toronto: ['northeast', 'west', 'southeast', 'north', 'south'],
  London: ['south', 'north'],
  Vadodara: ['south', 'north'],
};

/**
 * Pins of a map that is at least `width` pixels wide, in those pixels. Near ones push each other aside, until the
 * squares of their targets are apart. 24 px is a target, a little more leaves room for names.
 */
export function placePins(places: readonly Place[], width: number, gap: number): Pin[] {
  // From north to south, whatever the order of the list: the outcome depends on who is pushed first.
  const order = places.map((_, i) => i).sort((a, b) => latitude(places[b]) - latitude(places[a]));
  const sorted = order.map((i) => places[i] as Place);
  const truth = sorted.map((place) => project(place.latitude, place.longitude, width));
  const spots = truth.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0; round < rounds && pushApart(spots, truth, gap); round++);
  const pins = spots.map(([x, y]) => [tenth(x), tenth(y)] as const);
  const sides = chooseSides(sorted, pins);
  return places.map((_, i) => {
    const n = order.indexOf(i);
    const [x, y] = truth[n] as Point;
    return { place: [tenth(x), tenth(y)], pin: pins[n] as Point, side: sides[n] as Side };
  });
}

function latitude(place: Place | undefined): number {
  return place?.latitude ?? 0;
}

/**
 * One round of pushing, each pair in the direction in which the places truly lie from each other, and a little further
 * than needed so that it comes to rest. Says whether anything moved.
 */
function pushApart(spots: [number, number][], truth: readonly Point[], gap: number): boolean {
  let moved = false;
  spots.forEach((a, i) => {
    for (let j = i + 1; j < spots.length; j++) {
      const [b, from, to] = [spots[j] as [number, number], truth[i] as Point, truth[j] as Point];
      if (Math.abs(b[0] - a[0]) >= gap || Math.abs(b[1] - a[1]) >= gap) continue;
      const [dx, dy] = [to[0] - from[0] || 0.1, to[1] - from[1]];
      const along = Math.abs(dx) > Math.abs(dy) ? (b[0] - a[0]) / dx : (b[1] - a[1]) / dy;
      const push = ((gap + 0.5) / Math.max(Math.abs(dx), Math.abs(dy)) - along) / 2;
      a[0] -= dx * push;
      a[1] -= dy * push;
      b[0] += dx * push;
      b[1] += dy * push;
      moved = true;
    }
  });
  return moved;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The first free side of each pin, those on the line before the others. */
function chooseSides(places: readonly Place[], pins: readonly Point[]): Side[] {
  const taken: Box[] = pins.map(([x, y]) => [x - 6, y - 6, x + 6, y + 6]);
  const sides: Side[] = pins.map(() => 'none');
  const choose = (only: boolean) => {
    places.forEach(({ label }, i) => {
      const allowed = onLine[city(label)];
      if (Boolean(allowed) !== only) return;
      const boxes = (allowed ?? anywhere).map((side) => ({
        side,
        box: nameBox(pins[i] as Point, city(label).length * 5.4, side),
      }));
      const free = boxes.find(({ box }) => taken.every((other, j) => j === i || apart(box, other)));
      if (!free) return;
      taken.push(free.box);
      sides[i] = free.side;
    });
  };
  choose(true);
  choose(false);
  return sides;
}

function nameBox([x, y]: Point, length: number, side: NameSide): Box {
  const right = side.endsWith('east');
  const left = right ? x + (side === 'east' ? 8 : 4) : x - (side === 'west' ? 8 : 4) - length;
  const start = side === 'north' || side === 'south' ? x - length / 2 : left;
  const top = side.startsWith('north') ? y - 20 : side.startsWith('south') ? y + 6 : y - 7;
  return [start, top, start + length, top + 14];
}

function apart(a: Box, b: Box): boolean {
  return a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1];
}

/** The city of `Austin, TX`. */
export function city(label: string): string {
  return label.split(',')[0] as string;
}
