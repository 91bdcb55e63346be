import type { HeaderFragment } from './Header.generated.ts';

export type Entry = HeaderFragment['menu'][number];
export type Group = Entry['groups'][number];

interface EntryLink {
  label: string;
  link: string;
}

/** Whether an entry opens a panel. The others are links. */
export function hasPanel(entry: Entry): boolean {
  return entry.items.length > 0 || entry.groups.length > 0;
}

export function hrefOf({ path, redirectUrl }: Entry): string {
  return path ?? redirectUrl ?? '/';
}

/** The links of a small panel: the landing page first, unless it is among them. */
export function linksOf({ title, path, items }: Entry): EntryLink[] {
  const known = !path || items.some(({ link }) => link === path);
  return known ? [...items] : [{ label: `All ${title.toLowerCase()}`, link: path }, ...items];
}

/** The paths of an entry: its own, and those of its links. */
function pathsOf(entry: Entry): string[] {
  const groups = entry.groups.flatMap((group) => [group.path, ...group.items.map(({ link }) => link)]);
  return [hrefOf(entry), ...entry.items.map(({ link }) => link), ...groups].map((link) => link.split('#')[0] ?? '');
}

/** Whether a page belongs to an entry: it is the entry's own, one of its links, or below one. */
export function isWithin(entry: Entry, pathname: string): boolean {
  return pathsOf(entry).some((path) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)));
}

/** The group that holds a page, -1 when none does. */
export function groupOf(groups: readonly Group[], pathname: string): number {
  return groups.findIndex(({ path, items }) => path === pathname || items.some(({ link }) => link === pathname));
}

/** For `aria-current`: the exact page only. */
export function currentPage(link: string, pathname: string): 'page' | undefined {
  return link === pathname ? 'page' : undefined;
}

/** What the menu shows of a page: the link to it, if it has one, and the entries that it belongs to. */
export function placeIn(menu: readonly Entry[], pathname: string): string {
  const within = menu.filter((entry) => isWithin(entry, pathname));
  const linked = within.some((entry) => pathsOf(entry).includes(pathname));
  return JSON.stringify([linked ? pathname : '', ...within.map(({ title }) => title)]);
}
