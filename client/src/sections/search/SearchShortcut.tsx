import { useEffect, useState } from 'react';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { searchDialog } from './dialogPart.ts';

const SearchDialog = lazyComponent(searchDialog, (module) => module.SearchDialog);

/** Ctrl+K or ⌘K opens the search on any page. */
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
    // Back and Forward close it. Links close it themselves, before the next page has loaded.
    const onPop = () => setOpen(false);
    addEventListener('keydown', onKey);
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('popstate', onPop);
    };
  }, []);
  return isLoaded && <SearchDialog open={open} onClose={() => setOpen(false)} />;
}
