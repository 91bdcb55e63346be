import { breakpoint } from '#theme/tokens.ts';

/** Widths people have, on all sides of the widths at which the layout changes. */
const widths = [320, 375, 768, 1024, 1280, 1536];

function nameOf(width: number): string {
  if (width <= breakpoint.phone) return 'phone';
  if (width <= breakpoint.drawer) return 'tablet, with the drawer';
  return width <= breakpoint.wide ? 'laptop' : 'desk';
}

/** For the toolbar and for stories: `globals: { viewport: { value: 'w375' } }`. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px, ${nameOf(width)}`,
      styles: { width: `${width}px`, height: width <= breakpoint.phone ? '740px' : '900px' },
      type: width <= breakpoint.phone ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);
