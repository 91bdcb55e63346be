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

/** Whether a page belongs to an entry: it is the entry's own, one of its links, or below one. */
export function isWithin(entry: Entry, pathname: string): boolean {
  const groups = entry.groups.flatMap((group) => [group.path, ...group.items.map(({ link }) => link)]);
  const paths = [hrefOf(entry), ...entry.items.map(({ link }) => link), ...groups].map(
    (link) => link.split('#')[0] ?? '',
  );
  return paths.some((path) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)));
}

/** The group that holds a page, -1 when none does. */
export function groupOf(groups: readonly Group[], pathname: string): number {
  return groups.findIndex(({ path, items }) => path === pathname || items.some(({ link }) => link === pathname));
}

/** For `aria-current`: the exact page only. */
export function currentPage(link: string, pathname: string): 'page' | undefined {
  return link === pathname ? 'page' : undefined;
}
