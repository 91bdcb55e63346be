interface Found {
  /** How many different pairs of colors there are. */
  pairs: number;
  /** Pairs that are too close, in a line each: which, how close, where. */
  faults: string[];
}

/**
 * Reads from the rendered page which colors are used together, as everything is at rest, pointed at and focused. Text
 * needs 4.5, large text, borders of fields and focus rings 3. Runs in the page.
 */
export function contrast(): Found {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const pairs = new Set<string>();
  const faults = new Map<string, string>();

  const colorOf = (css: string): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.e-]+/g) ?? []).map(Number);
    if (css.startsWith('rgb')) return [red, green, blue, alpha];
    if (css.startsWith('color(srgb')) return [red * 255, green * 255, blue * 255, alpha];
    throw new Error(`the color ${css} cannot be read`);
  };
  const over = (top: Color, below: Color, alpha = top[3]): Color => {
    const mix = (i: 0 | 1 | 2) => top[i] * alpha + below[i] * (1 - alpha);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = ([red, green, blue]: Color) => {
    const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const ratio = (a: Color, b: Color) => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };
  const name = ([red, green, blue]: Color) =>
    `#${[red, green, blue].map((n) => Math.round(n).toString(16).padStart(2, '0')).join('')}`;

  /** What is behind an element, and undefined where that is a picture. */
  const ground = (element: Element | null): Color | undefined => {
    if (!element) return [255, 255, 255, 1];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = colorOf(backgroundColor);
    if (own[3] === 1) return own;
    if (backgroundImage !== 'none') return undefined;
    const below = ground(element.parentElement);
    return below && over(own, below);
  };
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  const check = (
    state: string,
    what: string,
    front: string,
    element: Element,
    behind: Element | null,
    least: number,
  ) => {
    const back = ground(behind);
    if (!back) return;
    const shown = over(colorOf(front), back, colorOf(front)[3] * opacity(element));
    pairs.add(`${name(shown)} on ${name(back)}`);
    const found = ratio(shown, back);
    if (found >= least) return;
    const key = `${name(shown)} on ${name(back)}, ${state}`;
    faults.set(key, `${key}: ${found.toFixed(2)}, needs ${least}: ${what}`);
  };

  const checkTexts = (state: string) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (!text.data.trim() || !element || element.closest('svg, script, style, :disabled, option')) continue;
      if (!isSeen(element)) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const px = Number.parseFloat(fontSize);
      const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
      check(state, `“${text.data.trim().slice(0, 40)}”`, color, element, element, isLarge ? 3 : 4.5);
    }
  };
  const checkFields = () => {
    for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      if (!isSeen(field)) continue;
      const { borderTopColor, borderTopWidth } = getComputedStyle(field);
      if (borderTopWidth !== '0px')
        check('at rest', `the border of ${field.getAttribute('name')}`, borderTopColor, field, field.parentElement, 3);
    }
  };
  const checkRings = () => {
    for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(element);
      if (outlineStyle === 'none' || !isSeen(element)) continue;
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      check(
        'focused',
        `the ring of “${label.slice(0, 40)}”`,
        outlineColor,
        element,
        isInside ? element : element.parentElement,
        3,
      );
    }
  };

  /** Puts everything into a state: the page's rules once more, with a condition that always holds in its place. */
  const inState = (state: RegExp, look: () => void) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const text = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map(({ cssText }) => cssText);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${text.join('\n').replace(state, ':not(._)')} * { transition: none !important }`);
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, sheet];
    look();
    document.adoptedStyleSheets = before;
  };

  checkTexts('at rest');
  checkFields();
  inState(/:hover\b/g, () => checkTexts('pointed at'));
  inState(/:focus-visible\b/g, () => {
    checkTexts('focused');
    checkRings();
  });
  return { pairs: pairs.size, faults: [...faults.values()] };
}
