/** The least widths at which the map is drawn. Pins are placed for these; on wider maps they stand further apart. */
export const wideWidth = 620;
export const narrowWidth = 460;

export const isNarrow = `@container (max-width: ${wideWidth - 1}px)`;
