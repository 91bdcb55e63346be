import { useEffect, useLayoutEffect } from 'react';
import { useData } from '#data/hooks.ts';
import { completePage } from '#ui/lazy.ts';
import { goToAnchor } from '#ui/scroll.ts';
import { useCountry } from '#ui/site.ts';
import type { SiteHistory } from './history.ts';
import { load } from './load.ts';

/** How many milliseconds a pointer or the focus stays on a link before its page is prefetched. */
const rest = 80;

/**
 * Handles links to pages of this site without a new document, and prefetches a page when its link is about to be used.
 * One listener serves all links, so that a link is an ordinary anchor and costs nothing to hydrate.
 */
export function useLinks(history: SiteHistory): void {
  const data = useData();
  const country = useCountry();

  // With the first commit, which also says that scripts work.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const onClick = (event: MouseEvent) => {
      const url = pageOf(event.target, history);
      if (!url || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      if (url.href === location.href) goAgain(url.hash);
      else if (isSamePage(url)) history.navigate(url.pathname + url.search, { anchor: url.hash });
      else history.navigate(url.href);
    };
    document.addEventListener('click', onClick, { signal: stop.signal });
    return () => stop.abort();
  }, [history]);

  useEffect(() => {
    const stop = new AbortController();
    let timer = 0;
    const prefetch = (event: Event, after: number) => {
      clearTimeout(timer);
      const url = pageOf(event.target, history);
      if (!url || url.pathname === location.pathname || savesData()) return;
      timer = window.setTimeout(() => {
        load(data, url, country).catch(() => {});
        completePage();
      }, after);
    };
    const options = { signal: stop.signal, passive: true };
    document.addEventListener('pointerover', (event) => prefetch(event, rest), options);
    document.addEventListener('focusin', (event) => prefetch(event, rest), options);
    document.addEventListener('pointerdown', (event) => prefetch(event, 0), options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [data, country, history]);
}

/** Whether an address is this page with other parameters. The page itself then decides how to show the anchor. */
const isSamePage = (url: URL) => url.pathname === location.pathname && url.search !== location.search;

/** A link to the current address scrolls to its anchor or to the top. */
function goAgain(hash: string) {
  if (!goToAnchor(hash, 'auto')) scrollTo({ top: 0 });
}

/** The address of the link around an element, if it is a page of this site shown in this window. */
function pageOf(target: EventTarget | null, history: SiteHistory): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || isFile(url.pathname)) return null;
  return history.resolve(link.href);
}

/** Documents, feeds and calendar entries have an extension. The tools are separate applications. */
function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname) || /^\/(graphql|playground|storybook)(\/|$)/.test(pathname);
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
