import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import { lazy } from '#ui/lazy.ts';

/* Pictures that are large as code. Pages have them below the fold, or as an ornament. */
export const diagram = lazy(() => import('./Diagram.tsx'), 'onVisible');
export const productScreen = lazy(() => import('./ProductScreen.tsx'), 'onVisible');

export const LazyDiagram = hydrateOnVisible(diagram, (module) => module.Diagram);
export const LazyProductScreen = hydrateOnVisible(productScreen, (module) => module.ProductScreen);
