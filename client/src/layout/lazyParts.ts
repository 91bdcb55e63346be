import { lazy } from '#ui/lazy.ts';

export const mobileMenu = lazy(() => import('./MobileMenu.tsx'));
