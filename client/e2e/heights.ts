/** How high pages may be, in px, at widths of 1280 and 360 px, and how many pages there are. */
export const limits = [
  { pages: /^\/services\/.+/, count: 36, 1280: 4900, 360: 7900 },
  { pages: /^\/our-services\/.+/, count: 13, 1280: 5800, 360: 9050 },
  { pages: /^\/case-study\/.+/, count: 25, 1280: 4580, 360: 7000 },
  { pages: /^\/products\/.+/, count: 4, 1280: 3580, 360: 5760 },
  { pages: /^\/$/, count: 1, 1280: 5400, 360: 7800 },
  { pages: /^\/services$/, count: 1, 1280: 3450, 360: 5750 },
  { pages: /^\/contact-us$/, count: 1, 1280: 3750, 360: 5600 },
  { pages: /^\/events$/, count: 1, 1280: 3700, 360: 6000 },
];

export const limitsOf = (path: string) =>
  limits.find(({ pages }) => pages.test(path)) ?? { 1280: Infinity, 360: Infinity };
