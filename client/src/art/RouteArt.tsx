import { drawRoutes, layers, type RoutesParameters } from './drawRoutes.ts';
import { routes } from './routes.ts';

/** A picture of routes that leave a coast. Its colors are those of the section around it. */
export function RouteArt({ className, ...parameters }: RoutesParameters & { className?: string }) {
  const drawing = drawRoutes(parameters);
  return (
    <svg css={routes} className={className} viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      {layers(drawing).map(
        ([kind, path]) =>
          path && <path key={kind} className={kind} d={path} pathLength={kind === 'hot' ? 1 : undefined} />,
      )}
    </svg>
  );
}
