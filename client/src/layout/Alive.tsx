import { useLocation } from '#ui/location.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useGrowth } from './useGrowth.ts';

/** What every page has once its scripts run. Nothing of it is served. */
export function Alive() {
  useGrowth(useLocation().pathname);
  return <ScrollToTop />;
}
