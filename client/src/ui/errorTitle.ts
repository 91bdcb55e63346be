import { useContext, useEffect } from 'react';
import { PostedFormContext } from './postedForm.ts';

const prefix = 'Error: ';

/** What the title of a page begins with: a posted form with errors says so there first. */
export function useTitlePrefix(): string {
  const posted = useContext(PostedFormContext);
  return posted && (posted.error || posted.userErrors.length > 0) ? prefix : '';
}

/** Says in the title, which is read first, that a form has errors, for as long as it has. */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    if (!failed) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [failed]);
}
