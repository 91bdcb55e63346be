/** A color on a ground, and what it has to be. */
export interface Pair {
  ground: string;
  what: string;
  front: string;
  back: string;
  /** 4.5 for text, 3 for non-text. */
  least: 3 | 4.5;
}

export const themes = ['light', 'dark'] as const;

/** Every pair that the site uses, in both themes. */
export const pairs: readonly Pair[] = [
  ...['light', 'sky', 'desk', 'band', 'raised', 'paper', 'navy'].flatMap((ground) => [
    pair(ground, 'text', '--text', '--bg'),
    pair(ground, 'secondary text', '--muted', '--bg'),
    pair(ground, 'headings', '--accent', '--bg'),
    pair(ground, 'links', '--action', '--bg'),
    pair(ground, 'text, pointed at', '--text', '--hover'),
    pair(ground, 'headings, pointed at', '--accent', '--hover'),
    pair(ground, 'main button', '--btn-t', '--btn'),
    pair(ground, 'main button, pointed at', '--btn-t', '--btn-h'),
    pair(ground, 'main button on its ground', '--btn', '--bg', 3),
    pair(ground, 'borders of fields and buttons', '--line-strong', '--bg', 3),
    pair(ground, 'focus ring', '--focus', '--bg', 3),
    pair(ground, 'bars', '--fill', '--bg', 3),
    pair(ground, 'lines of drawings', '--r-line', '--bg', 3),
    pair(ground, 'nodes of drawings', '--r-node', '--bg', 3),
    pair(ground, 'the live thing in drawings', '--r-hot', '--bg', 3),
  ]),
  ...['light', 'sky', 'desk', 'band', 'raised'].map((ground) => pair(ground, 'error', '--bad', '--bg')),
  ...['light', 'sky', 'raised'].map((ground) => pair(ground, 'success', '--ok', '--bg')),
  pair('light', 'what is selected', '--page', '--accent'),
  pair('light', 'number of jobs on its page', '--page', '--action'),
  pair('light', 'text of the scrolled header', '--text', '--head'),
  pair('light', 'current entry of the scrolled header', '--action', '--head'),
  pair('light', 'text of a field', '--text', '--field'),
  pair('light', 'hint in a field', '--muted', '--field'),
  pair('light', 'border of a field', '--line-strong', '--field', 3),
  pair('light', 'checked box', '--fill', '--field', 3),
  pair('light', 'tick in a box', '--st-text', '--fill', 3),
  pair('light', 'error on its ground', '--bad', '--bad-bg'),
  pair('light', 'text on the ground of errors', '--text', '--bad-bg'),
  pair('light', 'secondary text on the ground of errors', '--muted', '--bad-bg'),
  pair('light', 'success on its ground', '--ok', '--ok-bg'),
  pair('light', 'text on the ground of warnings', '--text', '--warn-bg'),
  pair('light', 'mark of a warning', '--r-hot', '--warn-bg', 3),
  pair('navy', 'names on the map, links of the footer', '--st-label', '--st'),
  pair('navy', 'secondary text at night', '--st-muted', '--st-night'),
  pair('navy', 'live text', '--st-hot', '--st'),
  pair('navy', 'the live thing on bars', '--st-hot', '--st-fill', 3),
];

function pair(ground: string, what: string, front: string, back: string, least: 3 | 4.5 = 4.5): Pair {
  return { ground, what, front, back, least };
}

/** The ratio of a pair in a theme, as the style sheet has it now. */
export function measure({ ground, front, back }: Pair, theme: (typeof themes)[number]): number {
  const { dataset } = document.documentElement;
  const shown = dataset.theme;
  dataset.theme = theme;
  const place = document.body.appendChild(document.createElement('span'));
  place.dataset.ground = ground;
  place.style.color = `var(${front})`;
  place.style.backgroundColor = `var(${back})`;
  const { color, backgroundColor } = getComputedStyle(place);
  const [light, dark] = [luminance(color), luminance(backgroundColor)].sort((a, b) => b - a) as [number, number];
  place.remove();
  if (shown) dataset.theme = shown;
  else delete dataset.theme;
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
