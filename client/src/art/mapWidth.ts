/** The least widths, in px at a text size of 14 px, for which names are placed. On wider maps they are further apart. */
export const wideWidth = 620;
export const narrowWidth = 460;

/* In rem, so that large letters get the layout that has room for them. */
export const rem = (px: number) => `${(px / 14).toFixed(3)}rem`;

export const isNarrow = `@container (max-width: ${rem(wideWidth - 1)})`;
/** No room for names. The dots remain, and the addresses are listed below the map. */
export const isTiny = `@container (max-width: ${rem(269)})`;
