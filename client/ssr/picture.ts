import { drawRoutes, layers, type RoutesParameters } from '#art/drawRoutes.ts';
import { lines, ring } from '#art/mark.ts';
import { circle } from '#art/path.ts';
import { routes } from '#art/routes.ts';

/*
 * The pictures of pages for the two painters in Go, which draw preview cards and documents. Both know outlines, inks
 * and line widths, and nothing of routes: a new motif needs an entry in `motifs` alone.
 */

/** A picture from the ground up. */
export type Picture = Shape[];

/** What is painted at once: filled first, then stroked with round ends. An ink is a role, such as `land` or `hot`. */
export interface Shape {
  fill?: string;
  stroke: string;
  width: number;
  /** The lengths of a dash and of the gap after it. */
  dash?: number[];
  /** How much of the ink is seen, the rest being paper; 1 if left out. */
  opacity?: number;
  /** Each is x and y of its start, then of two handles and the end of every curve. A straight line is a curve, too. */
  contours: number[][];
}

/** What to draw, and the parameters of motifs that have any. */
export type PictureRequest = { motif: keyof typeof motifs } & RoutesParameters;

const motifs = {
  routes: (parameters: RoutesParameters): Picture =>
    layers(drawRoutes(parameters)).flatMap(([kind, path]) => (path ? { ...look(kind), contours: contours(path) } : [])),
  mark: (): Picture => [
    { stroke: 'accent', width: 2.4, contours: contours(lines + circle([ring.cx, ring.cy], ring.r)) },
  ],
};

export const draw = ({ motif, ...parameters }: PictureRequest): Picture => motifs[motif](parameters);

/** How pages show a layer, from their own styles: those of the drawing, then those of the layer's class. */
function look(kind: string): Omit<Shape, 'contours'> {
  const declared = new Map<string, string>();
  const declare = (declarations: string[]) => {
    for (const declaration of declarations) {
      const [name = '', value = ''] = declaration.split(':');
      declared.set(name.trim(), value.trim());
    }
  };
  for (const [, before = '', body = ''] of routes.styles.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const outer = before.split(';');
    const selectors = outer.pop()?.split(',') ?? [];
    declare(outer);
    if (selectors.some((selector) => selector.trim() === `.${kind}`)) declare(body.split(';'));
  }
  const ink = (name: string) => /^var\(--(?:r-)?(\w+)\)$/.exec(declared.get(name) ?? '')?.[1];
  const fill = ink('fill');
  const dash = declared.get('stroke-dasharray');
  const opacity = declared.get('opacity');
  return {
    stroke: ink('stroke') ?? '',
    width: Number(declared.get('stroke-width')),
    ...(fill && { fill }),
    ...(dash && { dash: dash.split(' ').map(Number) }),
    ...(opacity && { opacity: Number(opacity) }),
  };
}

/** The distance of a curve's handles from the ends of a quarter of a circle, in radii. */
const quarter = 0.5523;

/** Reads the path data of drawings: the commands of art/path.ts and of the mark. */
function contours(path: string): number[][] {
  const all: number[][] = [];
  for (const [, command, digits = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (digits.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers;
    const contour = all.at(-1) ?? [];
    const [x = 0, y = 0] = contour.slice(-2);
    const straight = (toX: number, toY: number) => contour.push(x, y, toX, toY, toX, toY);
    if (command === 'M') all.push([a, b]);
    else if (command === 'H') straight(a, y);
    else if (command === 'h') straight(x + a, y);
    else if (command === 'V') straight(x, a);
    else if (command === 'C') contour.push(...numbers);
    else if (command === 'c') contour.push(...numbers.map((n, i) => n + (i % 2 ? y : x)));
    else if (command === 'a') contour.push(...halfCircle(x, y, numbers[5] ?? 0));
    else throw new Error(`a drawing has the path command ${command}, which cards and documents cannot draw`);
  }
  return all;
}

/** The lower half of a circle on its way to the right, the upper one on its way back. */
function halfCircle(x: number, y: number, across: number): number[] {
  const radius = across / 2;
  const handle = radius * quarter;
  const [middle, far, end] = [x + radius, y + radius, x + across];
  return [x, y + handle, middle - handle, far, middle, far, middle + handle, far, end, y + handle, end, y];
}
