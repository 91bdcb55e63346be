import { lazy } from '#ui/lazy.ts';

/** It does nothing. */
export const barParts = lazy(() => import('./bar.ts'), 'never');
export const mobileMenu = lazy(() => import('./MobileMenu.tsx'));
/** It shows only where a move takes time. */
export const loadingOverlay = lazy(() => import('./LoadingOverlay.tsx'), 'never');
export const alive = lazy(() => import('./Alive.tsx'), 'never');
/** Its text is right as served, until the work moves. */
export const openNow = lazy(() => import('#handover/OpenNow.tsx'), 'onVisible');
export const footerLinks = lazy(() => import('./FooterLinks.tsx'), 'never');
export const themeSwitch = lazy(() => import('./ThemeSwitch.tsx'), 'onVisible');
