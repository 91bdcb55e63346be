import { lazy } from '#ui/lazy.ts';

/* Apart from lazyParts.ts, which its components import. */
export const formTop = lazy(() => import('./FormTop.tsx'));
