import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type NavigationType, Router } from 'react-router';
import { LoadingOverlay } from '#layout/LoadingOverlay.tsx';
import { Failure } from '#ui/Failure.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SiteHistory } from './history.ts';
import { useLinks } from './useLinks.ts';
import { useMove } from './useMove.ts';

interface NavigationProps {
  history: SiteHistory;
  /** Given a page and how it failed to come, if it did. */
  children: (content: (page: ReactNode) => ReactNode) => ReactNode;
}

/**
 * Keeps the old page until the new one is here. The address changes at once; what is shown, and the location that
 * components see, follow when the data and code of the new address have come.
 */
export function Navigation({ history, children }: NavigationProps) {
  const { shown, state, retry } = useMove(history);
  const { location, kind } = shown;
  useLinks(history);
  // Styles show what needs scripts only from here on: until then, and if they never come, the plain page works.
  useLayoutEffect(() => document.documentElement.classList.add('js'), []);
  return (
    <Router location={location} navigationType={kind as NavigationType} navigator={history}>
      {children((page) => (state === 'failed' ? <Failure onRetry={retry} /> : page))}
      <LoadingOverlay on={state === 'loading'} />
      <Announcement of={location.pathname} />
    </Router>
  );
}

/** Tells the title of a page that came without a new document, which would have told it. */
function Announcement({ of: pathname }: { of: string }) {
  const [title, setTitle] = useState('');
  const told = useRef(pathname);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
