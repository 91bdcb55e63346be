import { lazy } from '#ui/lazy.ts';

/* Apart from lazyParts.ts, which names the component around it. */
export const shareLinks = lazy(() => import('./ShareLinks.tsx'), 'onVisible');
