import type { ComponentProps } from 'react';
import { useLocation } from '#ui/location.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useGrowth } from './useGrowth.ts';

/** What every page has once its scripts run. Nothing of it is served. */
export function Alive(props: ComponentProps<typeof ScrollToTop>) {
  useGrowth(useLocation().pathname);
  return <ScrollToTop {...props} />;
}
