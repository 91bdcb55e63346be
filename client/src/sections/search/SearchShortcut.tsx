import { useEffect, useState } from 'react';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useLocation } from '#ui/location.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { searchDialog } from './dialogPart.ts';

const SearchDialog = lazyComponent(searchDialog, (module) => module.SearchDialog);

/** Ctrl+K or ⌘K opens the search on any page. */
export function SearchShortcut() {
  const [open, setOpen] = useState(false);
  const isLoaded = useLoaded(searchDialog, open);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move to another page that closes
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return isLoaded && <SearchDialog open={open} onClose={() => setOpen(false)} />;
}
