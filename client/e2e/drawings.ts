/* These run in the page. */

/** Lines that leave their drawing on purpose: they run to the edges of the window, however wide it is. */
export const fullBleed = ['0 0 1000 191.5', '0 0 1074 381', '0 0 358 127'];

/**
 * What is wrong with the drawings of a page: letters under 12 px, words over words or out of the window, shapes out of
 * their drawing.
 */
export function faultsOfDrawings(fullBleed: readonly string[]): string[] {
  const isShown = (e: Element) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults = new Set<string>();

  const letters = (place: Element, words: string, scale = 1) => {
    const size = Number.parseFloat(getComputedStyle(place).fontSize) * scale;
    if (size < 11.95) faults.add(`"${words.trim()}" has letters of ${size.toFixed(1)} px`);
  };

  const words = (drawing: SVGSVGElement) => {
    const texts = [...drawing.querySelectorAll('text')].filter((text) => text.textContent?.trim() && isShown(text));
    const boxes = texts.flatMap((text) => {
      const { a, b } = text.getScreenCTM() as DOMMatrix;
      letters(text, text.textContent ?? '', Math.hypot(a, b));
      const lines = [...text.querySelectorAll('tspan[x]')];
      return (lines.length > 0 ? lines : [text]).map((line) => ({
        words: line.textContent,
        box: line.getBoundingClientRect(),
      }));
    });
    for (const [i, { words, box }] of boxes.entries()) {
      if (box.left < -1 || box.right > innerWidth + 1) faults.add(`"${words}" is out of the window`);
      for (const other of boxes.slice(i + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 3) faults.add(`"${words}" is over "${other.words}"`);
      }
    }
  };

  const shapes = (drawing: SVGSVGElement) => {
    const whole = drawing.getAttribute('viewBox') ?? '';
    const { x, y, width, height } = drawing.viewBox.baseVal;
    const toDrawing = drawing.getScreenCTM()?.inverse();
    for (const shape of drawing.querySelectorAll<SVGGraphicsElement>('path, rect, circle, line')) {
      if (!toDrawing || !isShown(shape)) continue;
      const m = toDrawing.multiply(shape.getScreenCTM() as DOMMatrix);
      const box = shape.getBBox();
      const [left, top] = [box.x * m.a + m.e, box.y * m.d + m.f];
      const [right, bottom] = [left + box.width * m.a, top + box.height * m.d];
      const isOut = left < x - 0.6 || top < y - 0.6 || right > x + width + 0.6 || bottom > y + height + 0.6;
      if (!isOut) continue;
      const bleeds =
        fullBleed.includes(whole) && (left < 1 - 2 * width || right > width + 2000) && top >= y && bottom <= y + height;
      if (!bleeds) faults.add(`${shape.outerHTML.slice(0, 60)} is out of ${whole}`);
    }
  };

  delete document.documentElement.dataset.partial;
  for (const drawing of document.querySelectorAll<SVGSVGElement>('body :not(svg, svg *) > svg')) {
    if (!isShown(drawing)) continue;
    words(drawing);
    if (drawing.hasAttribute('viewBox')) shapes(drawing);
  }
  for (const figure of document.querySelectorAll('main figure, main [role=img], footer')) {
    const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const place = text.parentElement as Element;
      if (!text.textContent?.trim() || place.closest('svg') || !isShown(place)) continue;
      if (place.getBoundingClientRect().width > 1) letters(place, text.textContent);
    }
  }
  return [...faults];
}
