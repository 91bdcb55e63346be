import { lazy } from '#ui/lazy.ts';

/* Apart from lazyParts.ts, which names the component around it. */
export const services = lazy(() => import('./ServiceGroups.tsx'), 'never');
