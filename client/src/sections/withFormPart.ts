import { lazy } from '#ui/lazy.ts';

/* Apart from lazyParts.ts, which its components import. */
export const withForm = lazy(() => import('./withForm.ts'));
