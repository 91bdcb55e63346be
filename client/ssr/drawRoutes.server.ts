import { type Drawing, drawRoutes as draw, type RoutesParameters } from '#art/drawRoutes.ts';

export * from '#art/drawRoutes.ts';

/** The last drawings, by their parameters. Pages of one kind have the same one, and it is a third of a small page. */
const drawings = new Map<string, Drawing>();
const maxDrawings = 64;

export function drawRoutes(parameters: RoutesParameters): Drawing {
  const key = JSON.stringify(parameters);
  let drawing = drawings.get(key);
  if (!drawing) {
    if (drawings.size >= maxDrawings) drawings.delete(drawings.keys().next().value as string);
    drawing = draw(parameters);
    drawings.set(key, drawing);
  }
  return drawing;
}
