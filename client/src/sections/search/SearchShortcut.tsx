import { useEffect, useState } from 'react';
import { lazy } from '#ui/lazy.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useLoaded } from '#ui/useLoaded.ts';

const searchDialog = lazy(() => import('./SearchDialog.tsx'), 'never');
const SearchDialog = lazyComponent(searchDialog, (module) => module.SearchDialog);

/** Ctrl+K, ⌘K or the link in the header opens the search on any page. */
export function SearchShortcut() {
  const [open, setOpen] = useState(false);
  const isLoaded = useLoaded(searchDialog, open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    const onClick = (event: MouseEvent) => {
      const { target, button, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isLink = (target as Element).closest('[data-search][href="/search"]');
      if (!isLink || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    // Back and Forward close it. Links close it themselves, before the next page has loaded.
    const onPop = () => setOpen(false);
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('keydown', onKey, { signal });
    addEventListener('popstate', onPop, { signal });
    // Before the listener that would show the page.
    addEventListener('click', onClick, { signal, capture: true });
    return () => stop.abort();
  }, []);
  return isLoaded && <SearchDialog open={open} onClose={() => setOpen(false)} />;
}
