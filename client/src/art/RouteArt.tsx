import { type Drawing, drawRoutes, type RoutesParameters } from './drawRoutes.ts';
import { routes } from './routes.ts';

/** A picture of routes that leave a coast. Its colours are those of the section around it. */
export function RouteArt({ className, ...parameters }: RoutesParameters & { className?: string }) {
  const drawing = drawRoutes(parameters);
  return (
    <svg css={routes} className={className} viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      {layers(drawing).map(([kind, path]) => path && <path key={kind} className={kind} d={path} />)}
    </svg>
  );
}

/** From the ground up: what is live lies on top. */
function layers({ land, strokes, nodes }: Drawing) {
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
