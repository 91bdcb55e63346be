/** How high pages may be, in px, at widths of 1280 and 360 px, and how many pages there are. */
export const limits = [
  { pages: /^\/services\/.+/, count: 36, 1280: 5000, 360: 8000 },
  { pages: /^\/our-services\/.+/, count: 13, 1280: 5800, 360: 9100 },
  { pages: /^\/case-study\/.+/, count: 25, 1280: 4600, 360: 7200 },
  { pages: /^\/products\/.+/, count: 4, 1280: 3850, 360: 6050 },
  { pages: /^\/$/, count: 1, 1280: 5500, 360: 8000 },
  { pages: /^\/services$/, count: 1, 1280: 3500, 360: 6000 },
  { pages: /^\/contact-us$/, count: 1, 1280: 3800, 360: 5700 },
  { pages: /^\/events$/, count: 1, 1280: 3750, 360: 6200 },
];

export const limitsOf = (path: string) =>
  limits.find(({ pages }) => pages.test(path)) ?? { 1280: Infinity, 360: Infinity };
