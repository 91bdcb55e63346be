import { lazy } from '#ui/lazy.ts';

export const officeClocks = lazy(() => import('./OfficeClocks.tsx'), 'onVisible');
