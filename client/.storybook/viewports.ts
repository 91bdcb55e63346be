import { breakpoint } from '#theme/tokens.ts';

/** Widths people have, on all sides of the widths at which the layout changes. */
const widths = [320, 375, 768, 1024, 1280, 1536];

/** For the toolbar and for stories: `globals: { viewport: { value: 'w375' } }`. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      // The toolbar of a phone has no room for more.
      name: `${width} px`,
      styles: { width: `${width}px`, height: width <= breakpoint.phone ? '740px' : '900px' },
      type: width <= breakpoint.phone ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);
