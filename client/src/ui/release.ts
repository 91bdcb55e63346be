/*
 * A new release replaces the files of the last one. A page that is open meanwhile may ask for code or operations that
 * the server does not have any more.
 */

/** The page needs something of its own release that could not be fetched. */
export class Missing extends Error {}

/** Fetches code. Rejects with `Missing`. */
export async function fetchCode<Module>(fetch: () => Promise<Module>): Promise<Module> {
  return fetch().catch((cause) => {
    throw new Missing('code could not be fetched', { cause });
  });
}

/**
 * Loads the document at the current address again if something of this release is missing and the server is there, but
 * not twice in a row: a document that was reloaded does without. Forms have their drafts. Resolves if there is no
 * reload.
 */
export async function renew(error: unknown): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!(error instanceof Missing) || visit?.type === 'reload' || (await isLeft())) return;
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (!response || response.status >= 500) return;
  location.reload();
  await new Promise(() => {});
}

/** Whether the page is being left: Safari then ends what is being fetched, and may show the page again from memory. */
function isLeft(): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(true), { once: true });
    setTimeout(resolve, 200, false);
  });
}

/** The same for a visitor who stays on the page: only if nothing was typed that the page would not have afterwards. */
export async function renewUntouched(error: unknown): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const isTouched = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
    type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
  if (![...fields].some(isTouched)) await renew(error);
}
