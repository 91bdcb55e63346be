import { lazy } from '#ui/lazy.ts';
import { staticComponent } from '#ui/staticComponent.tsx';

export const usualDay = lazy(() => import('./UsualDay.tsx'), 'never');

export const LazyUsualDay = staticComponent(usualDay, (module) => module.UsualDay);
