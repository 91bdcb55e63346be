/** How high pages may be, in px, at widths of 1280 and 360 px, and how many pages there are. */
export const limits = [
  { pages: /^\/services\/.+/, count: 36, 1280: 5100, 360: 9200 },
  { pages: /^\/our-services\/.+/, count: 13, 1280: 5950, 360: 9800 },
  { pages: /^\/case-study\/.+/, count: 25, 1280: 4920, 360: 7830 },
  // With a form of their own at the end.
  { pages: /^\/products\/.+/, count: 4, 1280: 3900, 360: 7040 },
  { pages: /^\/$/, count: 1, 1280: 5480, 360: 8450 },
  { pages: /^\/services$/, count: 1, 1280: 3530, 360: 6450 },
  { pages: /^\/contact-us$/, count: 1, 1280: 3780, 360: 6460 },
  { pages: /^\/events$/, count: 1, 1280: 3740, 360: 6610 },
];

export const limitsOf = (path: string) =>
  limits.find(({ pages }) => pages.test(path)) ?? { 1280: Infinity, 360: Infinity };
