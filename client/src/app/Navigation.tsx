import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadingOverlay } from '#layout/lazyParts.ts';
import { Failure } from '#ui/Failure.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LocationContext, NavigateContext } from '#ui/location.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SiteHistory } from './history.ts';
import { useLinks } from './useLinks.ts';
import { useMove } from './useMove.ts';

const LoadingOverlay = lazyComponent(loadingOverlay, (module) => module.LoadingOverlay);

interface NavigationProps {
  history: SiteHistory;
  /** Renders the layout around the page, or around the message that it failed to load. */
  children: (content: (page: ReactNode) => ReactNode) => ReactNode;
}

/**
 * Shows the old page until the new one is loaded. The browser's address changes at once; the page, and the location
 * that components see, follow when the data and code of the new address have loaded.
 */
export function Navigation({ history, children }: NavigationProps) {
  const { shown, state, retry } = useMove(history);
  useLinks(history);
  const overlay = useLoaded(loadingOverlay, true);
  // Styles show what needs JavaScript only from here on. Until then, the page works as it does without JavaScript.
  useLayoutEffect(() => document.documentElement.classList.add('js'), []);
  // A change of the address renders only what reads it.
  const content = useMemo(
    () => children((page) => (state === 'failed' ? <Failure onRetry={retry} /> : page)),
    [children, state, retry],
  );
  return (
    <LocationContext value={shown}>
      <NavigateContext value={history.navigate}>
        {content}
        {overlay && <LoadingOverlay on={state === 'loading'} />}
        <Announcement of={shown.pathname} />
      </NavigateContext>
    </LocationContext>
  );
}

/** Announces the title of a page that is shown without a new document; browsers announce only documents. */
function Announcement({ of: pathname }: { of: string }) {
  const [title, setTitle] = useState('');
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
