/** A color on a ground, and what it has to be. */
export interface Pair {
  ground: string;
  what: string;
  front: string;
  back: string;
  /** 4.5 for text, 3 for non-text. */
  least: 3 | 4.5;
}

/** Every pair that the site uses. Roles change with the ground; the others stand where they are named. */
export const pairs: readonly Pair[] = [
  ...['light', 'sky', 'band', 'navy'].flatMap((ground) => [
    pair(ground, 'text', '--text', '--bg'),
    pair(ground, 'secondary text', '--muted', '--bg'),
    pair(ground, 'headings', '--accent', '--bg'),
    pair(ground, 'links', '--action', '--bg'),
    pair(ground, 'focus ring', '--focus', '--bg', 3),
    pair(ground, 'nodes of drawings', '--r-node', '--bg', 3),
    // On the band no drawing has anything live.
    ...(ground === 'band' ? [] : [pair(ground, 'the live thing in drawings', '--r-hot', '--bg', 3)]),
  ]),
  pair('light', 'main button', '--white', '--blue-700'),
  pair('light', 'main button, pointed at', '--white', '--navy-800'),
  pair('light', 'scrolled header', '--ink', '--sky-100'),
  pair('light', 'border of fields', '--line-strong', '--white', 3),
  pair('light', 'error', '--red-700', '--white'),
  pair('light', 'error on its ground', '--red-700', '--red-50'),
  pair('light', 'success', '--green-700', '--white'),
  pair('light', 'success on its ground', '--green-700', '--green-50'),
  pair('light', 'warning on its ground', '--amber-800', '--amber-50'),
  pair('navy', 'links of the footer', '--footer-link', '--navy-900'),
  pair('navy', 'names on the map', '--footer-label', '--navy-900'),
  pair('navy', 'outline of buttons', '--outline-on-dark', '--navy-900', 3),
];

function pair(ground: string, what: string, front: string, back: string, least: 3 | 4.5 = 4.5): Pair {
  return { ground, what, front, back, least };
}

/** The ratio of a pair as the style sheet has it now. */
export function measure({ ground, front, back }: Pair): number {
  const place = document.body.appendChild(document.createElement('span'));
  place.dataset.ground = ground;
  place.style.color = `var(${front})`;
  place.style.backgroundColor = `var(${back})`;
  const { color, backgroundColor } = getComputedStyle(place);
  const [light, dark] = [luminance(color), luminance(backgroundColor)].sort((a, b) => b - a) as [number, number];
  place.remove();
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2.2 has it. */
function luminance(rgb: string): number {
  const [r = 0, g = 0, b = 0] = (rgb.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
