import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { LoadingOverlay } from '#layout/LoadingOverlay.tsx';
import { Failure } from '#ui/Failure.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLinks } from './useLinks.ts';
import { useMove } from './useMove.ts';

interface NavigationProps {
  children: (shown: Location, content: (page: ReactNode) => ReactNode) => ReactNode;
}

/**
 * Keeps the old page until the new one is here. The address changes at once; what is shown follows when the data and
 * code of the new address have come, and then scroll, focus and title follow in one frame.
 */
export function Navigation({ children }: NavigationProps) {
  const { shown, state, retry } = useMove();
  useLinks();
  return (
    <>
      {children(shown, (page) => (state === 'failed' ? <Failure onRetry={retry} /> : page))}
      <LoadingOverlay on={state === 'loading'} />
      <Announcement of={shown.pathname} />
    </>
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
