/* What does nothing in the bar. */
export { HeaderLinks } from './HeaderLinks.tsx';
export { Logo } from './Logo.tsx';
