import { lazy } from '#ui/lazy.ts';

export const mobileMenu = lazy(() => import('./MobileMenu.tsx'));
export const footerLinks = lazy(() => import('./FooterLinks.tsx'), 'never');
