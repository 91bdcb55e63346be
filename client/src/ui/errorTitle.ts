import { useContext, useEffect } from 'react';
import { PostedFormContext } from './postedForm.ts';

const prefix = 'Error: ';

/** The prefix of a page's title: a posted form with errors is announced there first. */
export function useTitlePrefix(): string {
  const posted = useContext(PostedFormContext);
  return posted && (posted.error || posted.userErrors.length > 0) ? prefix : '';
}

/** Marks the page's title, which is read first, while a form has errors. */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    if (!failed) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [failed]);
}
