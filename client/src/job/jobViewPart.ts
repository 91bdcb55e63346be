import { lazy } from '#ui/lazy.ts';

export const jobView = lazy(() => import('./JobView.tsx'), 'onVisible');
