import { type Point, tenth } from './path.ts';
import { project } from './projection.ts';

export interface Place {
  label: string;
  latitude: number;
  longitude: number;
}

/** Where a name stands beside its pin. `none` when every side is taken. */
export type Side = 'east' | 'west' | 'north' | 'south' | 'northeast' | 'none';

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
const anywhere: readonly NameSide[] = ['east', 'west', 'north', 'south', 'northeast'];
const onLine: Record<string, readonly NameSide[]> = {
  Vancouver: ['northeast', 'east'],
  Toronto: ['northeast', 'west'],
  London: ['south', 'north'],
  Vadodara: ['south', 'north'],
};

/**
 * Pins of a map that is at least `width` pixels wide, in those pixels. Those nearer than `gap` push each other aside:
 * 24 px is a target, a little more leaves room for names.
 */
export function placePins(places: readonly Place[], width: number, gap: number): Pin[] {
  const spots = places.map(({ latitude, longitude }) => [...project(latitude, longitude, width)] as [number, number]);
  const truth = spots.map(([x, y]) => [tenth(x), tenth(y)] as const);
  for (let round = 0; round < rounds && pushApart(spots, gap); round++);
  const pins = spots.map(([x, y]) => [tenth(x), tenth(y)] as const);
  const sides = chooseSides(places, pins);
  return pins.map((pin, i) => ({ place: truth[i] as Point, pin, side: sides[i] as Side }));
}

/** One round of pushing, a little further than needed so that it comes to rest. Says whether anything moved. */
function pushApart(spots: [number, number][], gap: number): boolean {
  let moved = false;
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) {
      const [dx, dy] = [b[0] - a[0] || 0.1, b[1] - a[1]];
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance >= gap) continue;
      const push = (gap + 0.5 - distance) / 2 / distance;
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
  if (side === 'east') return [x + 8, y - 7, x + 8 + length, y + 7];
  if (side === 'west') return [x - 8 - length, y - 7, x - 8, y + 7];
  if (side === 'north') return [x - length / 2, y - 22, x + length / 2, y - 8];
  if (side === 'northeast') return [x + 4, y - 20, x + 4 + length, y - 6];
  return [x - length / 2, y + 8, x + length / 2, y + 22];
}

function apart(a: Box, b: Box): boolean {
  return a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1];
}

/** The city of `Austin, TX`. */
export function city(label: string): string {
  return label.split(',')[0] as string;
}
