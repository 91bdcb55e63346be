import { lazy } from '#ui/lazy.ts';

/* Apart from lazyParts.ts, which its components import. */
export const plain = lazy(() => import('./plain.ts'), 'never');
