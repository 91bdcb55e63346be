import { mapWidth } from './pins.ts';

/* In rem, so that large letters get the layout that has room for them. */
export const rem = (px: number) => `${(px / 14).toFixed(3)}rem`;

/** The map has no room for names. */
export const isNarrow = `@container (max-width: ${rem(mapWidth - 1)})`;
