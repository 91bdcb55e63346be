import { useSyncExternalStore } from 'react';

/** The ids of the saved jobs, newest first. They are in this browser alone: no account, no cookie. */
export type SavedIds = readonly string[];

/** The name of the list in local storage. */
const key = 'saved jobs';
/** As many as one query may ask for. */
export const mostSaved = 100;

/** Reported here, in other tabs by the browser itself, and when a page comes back from memory. */
const events = ['savedjobs', 'storage', 'pageshow'];

/** The saved jobs, in step with other tabs; null on the server and while hydrating, where nobody knows them. */
export const useSavedJobs = (): SavedIds | null =>
  useSyncExternalStore<SavedIds | null>(subscribe, readSaved, () => null);

function subscribe(changed: () => void): () => void {
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

/** What was read last: equal texts are the same list. */
let last: { text: string | null; ids: SavedIds } = { text: null, ids: [] };

export function readSaved(): SavedIds {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    // Storage is refused.
  }
  if (text !== last.text) last = { text, ids: idsIn(text) };
  return last.ids;
}

/** The ids in a text that others may have written. Nothing else in it counts. */
function idsIn(text: string | null): SavedIds {
  try {
    const list: unknown = JSON.parse(text ?? '');
    const ids = Array.isArray(list) ? list.filter((id) => typeof id === 'string' && /^\w{1,40}$/.test(id)) : [];
    return [...new Set<string>(ids)].slice(0, mostSaved);
  } catch {
    return [];
  }
}

/** Saves a job at a place, in front of the others at first, or removes it. Returns whether the browser keeps that. */
export function saveJob(id: string, isSaved: boolean, place = 0): boolean {
  const ids = readSaved().filter((other) => other !== id);
  if (isSaved) ids.splice(place, 0, id);
  try {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids.slice(0, mostSaved)));
    else localStorage.removeItem(key);
  } catch {
    return false;
  }
  dispatchEvent(new Event('savedjobs'));
  return true;
}
