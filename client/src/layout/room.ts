import type { HeaderFragment } from './Header.generated.ts';

/**
 * Whether the bar has room for the menu. The header is a container whose font size is a sixtieth of the width that its
 * words need, so that one condition fits names of every length, on the server and without scripts.
 */
export const room = {
  /** No. The same is in later.css. */
  none: '@container header (max-width: 59.99em)',
  /** Hardly. */
  tight: '@container header (min-width: 60em) and (max-width: 70em)',
};

/** The least width of the window for the menu, in px at a text size of 14 px. */
export function roomFor({ name, menu, contact }: HeaderFragment): number {
  const letters =
    14.5 * widthOf(menu.map(({ title }) => title).join('') + contact.label) +
    18 * (twoLines(name) ?? 1.3 * widthOf(name));
  // Besides: margins and gaps, the mark, the number of jobs, and the padding of entries.
  return Math.max(1080, Math.round(letters + 170 + 26 * menu.length));
}

/** About so wide is a text in units of its font size, rather more than less. */
export function widthOf(text: string): number {
  const beyond = (usual: RegExp) => text.replace(usual, '').length;
  return 0.59 * text.length + 0.27 * beyond(/[a-ln-vx-z .,'’-]/g) + 0.24 * beyond(/[\0-ɏ]/g);
}

/** The width of a long name in units of its font size, null for one that takes one line. */
export function twoLines(name: string): number | null {
  const whole = widthOf(name);
  if (whole <= 8) return null;
  // Lines end between words. A word that is longer than a line is broken.
  return Math.max(whole * 0.52, Math.min(13, Math.max(...name.split(' ').map(widthOf))));
}
