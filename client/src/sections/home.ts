/** What hardly any page but the first one has; see registry.ts. */
export { Countries } from './Countries.tsx';
export { HomeHero } from './HomeHero.tsx';
export { Lines } from './Lines.tsx';
