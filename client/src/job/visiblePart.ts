import { lazy } from '#ui/lazy.ts';

/* Apart from lazyParts.ts, which names the component around it. */
export const visible = lazy(() => import('./visible.ts'), 'onVisible');
