/** What does not fit a window: text outside of its box, of what cuts it off, or of the window, and boxes outside of the window. */

/** Fifty letters. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze';

/** Every text gets a word longer than any real one: titles, labels, cells, chips, names. */
export function makeWordsLong(root: Element): void {
  for (const text of textsIn(root)) text.data = longer(text.data);
  for (const attribute of ['data-name', 'data-column']) {
    for (const element of root.querySelectorAll(`[${attribute}]`)) {
      element.setAttribute(attribute, longer(element.getAttribute(attribute) ?? ''));
    }
  }
}

/** The longest word of a text is replaced; numbers, marks and single letters stay as they are. */
function longer(text: string): string {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest ? text.replace(longest, longWord) : text;
}

/** A line for each text and each box that does not fit. */
export function whatSticksOut(root: Element): string[] {
  const width = document.documentElement.clientWidth;
  const faults = textsIn(root).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    const parent = text.parentElement;
    if (!parent || rects.length === 0) return [];
    const right = Math.max(...rects.map((rect) => rect.right));
    const out = limits(parent, width).find((limit) => right > limit.right + 1);
    return out && isSeen(parent)
      ? [
          `“${text.data.trim().slice(0, 30)}” in ${pathOf(parent)}: ${Math.round(right - out.right)} px out of ${out.name}`,
        ]
      : [];
  });
  for (const element of root.querySelectorAll('*')) {
    // Parts of a drawing may run out of it.
    if (element instanceof SVGElement && element.ownerSVGElement) continue;
    const { right, width: own } = element.getBoundingClientRect();
    if (own > 1 && right > width + 1 && isSeen(element) && !cutBy(element)) {
      faults.push(`${pathOf(element)}: ${Math.round(right - width)} px out of the window`);
    }
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`the page scrolls sideways by ${scrollWidth - width} px`);
  return faults;
}

/** A line for each word that is broken in two without a hyphen. Addresses and words longer than any real one may be. */
export function brokenWords(root: Element): string[] {
  return textsIn(root).flatMap((text) => {
    const parent = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!parent || range.getClientRects().length < 2) return [];
    const words = [...text.data.matchAll(/(?<![\p{L}\p{N}/.@_-])\p{L}{2,24}(?![\p{L}\p{N}/@_-]|\.\p{L})/gu)];
    const broken = words.filter(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    return broken.length > 0 && isSeen(parent) ? [`“${broken.join(', ')}” in ${pathOf(parent)}: broken in two`] : [];
  });
}

interface Limit {
  name: string;
  right: number;
}

/** How far right the words of an element may go. What scrolls ends the search: its words can be scrolled to. */
function limits(parent: Element, width: number): Limit[] {
  const found: Limit[] = [];
  let box: Element | null = parent;
  while (box && /^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement;
  if (box) found.push({ name: 'its box', right: box.getBoundingClientRect().right });
  for (let at = box; at && at !== document.body; at = at.parentElement) {
    const { overflowX, textOverflow } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return found.slice(1);
    if (/hidden|clip/.test(overflowX))
      found.push({ name: `what cuts it, ${pathOf(at)}`, right: at.getBoundingClientRect().right });
  }
  return [...found, { name: 'the window', right: width }];
}

function cutBy(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return at;
  }
  return null;
}

/** Text for screen readers only is in a box of one pixel; tooltips exist before they are shown. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { clipPath, display } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    if (clipPath === 'inset(50%)' || (width <= 1 && height <= 1 && display !== 'contents')) return false;
  }
  return true;
}

/** The words of the page itself. Drawings bring theirs with their places. */
function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('svg, style, script')) texts.push(text);
  }
  return texts;
}

function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && steps.length < 4; at = at.parentElement) {
    const role = at.id || at.getAttribute('aria-label') || '';
    steps.unshift(at.tagName.toLowerCase() + (role && `(${role})`));
  }
  return steps.join(' > ');
}
