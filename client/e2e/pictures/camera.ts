/** Half of the size: a word that moves by 2 px is still seen, and the files are a quarter as large. */
export const scale = 0.5;
/** How much of a story or page is in its picture: three windows. */
export const highest = 2700;

/**
 * Chromium draws what the page says. An animation that ended could be drawn as it began, an image late, and on a busy
 * machine a row of pixels where two tiles meet would be half transparent: a picture is one tile.
 */
export const steady = [
  '--disable-threaded-animation',
  '--disable-checker-imaging',
  '--default-tile-width=1536',
  '--default-tile-height=3072',
];

/**
 * How alike a picture and its baseline must be. Where two tiles of a page meet, Chromium may draw the edge of a box or
 * a thin line in a slightly other color: that is below the threshold.
 */
export const likeness = { threshold: 0.1, pixels: 20 };

/** Nothing moves, and no caret blinks. It runs in the page. */
export function holdStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; caret-color: transparent !important }');
  document.adoptedStyleSheets.push(still);
}

/** Loads fonts, and images that would wait until they are near. It runs in the page. */
export async function loadAll(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
}
