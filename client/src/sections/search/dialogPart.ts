import { lazy } from '#ui/lazy.ts';

/** Loaded when it is first opened. */
export const searchDialog = lazy(() => import('./SearchDialog.tsx'), 'never');
