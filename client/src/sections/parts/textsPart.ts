import { lazy } from '#ui/lazy.ts';

/* Apart from lazyParts.ts, which names the components around it. */
export const texts = lazy(() => import('./texts.ts'), 'never');
