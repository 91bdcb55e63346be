import { lazy } from '#ui/lazy.ts';

export const mobileMenu = lazy('src/layout/MobileMenu.tsx', () => import('./MobileMenu.tsx'));
