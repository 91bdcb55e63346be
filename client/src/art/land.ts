import { coast } from './coast.ts';

export type Country = keyof typeof coast;
export type Piece = readonly [west: number, east: number];

export const countries: readonly Country[] = ['US', 'CA', 'GB', 'IN'];

/** One office in each country, at its true place: Edison, Toronto, London, Vadodara. */
const offices: Record<Country, Piece> = { US: [40.7, -74], CA: [43.7, -79.4], GB: [51.5, -0.1], IN: [22.3, 73.2] };

/** The land on one row of a country's window, as shares of the window's width. `at` is 0 in the north and 1 in the south. */
export function land(country: Country, at: number): Piece[] {
  const lines = split(country);
  return lines[Math.round(at * (lines.length - 1))] ?? [];
}

/** Where a country's office is in its window, as shares of width and height. */
export function office(country: Country): Piece {
  const { west, span, north, south } = coast[country];
  const [latitude, longitude] = offices[country];
  return [(longitude - west) / span, (north - latitude) / (north - south)];
}

const known = new Map<Country, Piece[][]>();

function split(country: Country): Piece[][] {
  const lines = known.get(country) ?? coast[country].lines.split(',').map(pieces);
  known.set(country, lines);
  return lines;
}

function pieces(digits: string): Piece[] {
  return (digits.match(/.{4}/g) ?? []).map((piece) => [share(piece.slice(0, 2)), share(piece.slice(2))]);
}

function share(digits: string): number {
  return Number.parseInt(digits, 36) / 1295;
}
