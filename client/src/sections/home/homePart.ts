import { lazy } from '#ui/lazy.ts';

/* Apart from lazyParts.ts, which names the top of the home page. */
export const home = lazy(() => import('./home.ts'), 'never');
