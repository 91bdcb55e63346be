import { lazy } from '#ui/lazy.ts';

export const deskView = lazy(() => import('./DeskView.tsx'), 'onVisible');
