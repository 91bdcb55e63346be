/** A figure as documents draw it: shapes below texts, in pixels from its top left corner. */
export interface Figure {
  width: number;
  height: number;
  alt: string;
  shapes: Shape[];
  words: Words[];
}

interface Shape {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  contours: number[][];
}

interface Words {
  text: string;
  x: number;
  y: number;
  width: number;
  font: string;
  size: number;
  color: string;
  /** The point that stays where it is with other words. Left out: the start. */
  anchor?: 'middle' | 'end';
  /** Whether a white ground keeps lines from striking the words through. */
  ground?: true;
  /** The label of a diagram that it is of, from 1, and the field of the label. */
  label?: number;
  part?: 'title' | 'note' | 'time';
}

/** Reads shapes and texts of an element from the browser, on a light ground. It runs in the page, so it is one function. */
export function drawn(element: Element, options: { width: number; letters: number }): Figure {
  const shapes: Shape[] = [];
  const words: Words[] = [];
  const root = element as HTMLElement;
  (root.closest('section') ?? root).setAttribute('data-ground', 'light');
  for (let place: HTMLElement | null = root; place && place.tagName !== 'SECTION'; place = place.parentElement)
    place.style.cssText += `;width:${options.width}px;max-width:none;flex:none;transform:none;animation:none;margin:0`;
  for (const text of root.querySelectorAll<SVGElement>('text'))
    if (options.letters !== 1)
      text.style.fontSize = `${Number.parseFloat(getComputedStyle(text).fontSize) * options.letters}px`;
  const frame = root.getBoundingClientRect();
  const tenth = (n: number) => Math.round(n * 10) / 10;

  /** A color on white, or nothing if it cannot be seen. */
  const hex = (color: string, opacity = 1): string | undefined => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    if (!color.startsWith('rgb') || alpha * opacity === 0) return undefined;
    const mixed = [r, g, b].map((n) => Math.round(255 + (n - 255) * alpha * opacity));
    return `#${mixed.map((n) => n.toString(16).padStart(2, '0')).join('')}`;
  };
  const add = ({ contours, ...shape }: Shape) => {
    if (contours.length > 0 && (shape.fill || shape.stroke))
      shapes.push({ ...shape, contours: contours.map((contour) => contour.map(tenth)) });
  };

  /** Outlines are moves and curves; a straight line is a curve whose handles are its ends. */
  const outline = () => {
    const contours: number[][] = [];
    const end = () => contours.at(-1)?.slice(-2) ?? [0, 0];
    return {
      contours,
      end,
      move: (x: number, y: number) => contours.push([x, y]),
      line(x: number, y: number) {
        contours.at(-1)?.push(...end(), x, y, x, y);
      },
      curve: (...points: number[]) => contours.at(-1)?.push(...points),
    };
  };
  const box = (x: number, y: number, width: number, height: number, round: number): number[][] => {
    const r = Math.min(round, width / 2, height / 2);
    const k = r * 0.4477;
    const [right, below] = [x + width, y + height];
    const o = outline();
    o.move(x + r, y);
    o.line(right - r, y);
    if (r) o.curve(right - k, y, right, y + k, right, y + r);
    o.line(right, below - r);
    if (r) o.curve(right, below - k, right - k, below, right - r, below);
    o.line(x + r, below);
    if (r) o.curve(x + k, below, x, below - k, x, below - r);
    o.line(x, y + r);
    if (r) o.curve(x, y + k, x + k, y, x + r, y);
    return o.contours;
  };

  /** Path data with the commands that drawings use. */
  const path = (data: string): number[][] => {
    const o = outline();
    let handle = [0, 0];
    for (const [, command = '', digits = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const all = (digits.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };
      const size = sizes[command.toLowerCase()];
      if (size === undefined) throw new Error(`figures have no path command ${command}`);
      for (let i = 0; i < Math.max(all.length, 1); i += size || 1) {
        const [x0 = 0, y0 = 0] = o.end();
        const relative = command !== command.toUpperCase();
        const n = all.slice(i, i + size);
        const at = (k: number, isY: boolean) => (n[k] ?? 0) + (relative ? (isY ? y0 : x0) : 0);
        switch (command.toLowerCase()) {
          case 'm':
            o.move(at(0, false), at(1, true));
            break;
          case 'l':
            o.line(at(0, false), at(1, true));
            break;
          case 'h':
            o.line(at(0, false), y0);
            break;
          case 'v':
            o.line(x0, at(0, true));
            break;
          case 'c':
            o.curve(...n.map((_, k) => at(k, k % 2 === 1)));
            handle = [at(2, false), at(3, true)];
            break;
          case 's': {
            const [hx = 0, hy = 0] = handle;
            o.curve(2 * x0 - hx, 2 * y0 - hy, ...n.map((_, k) => at(k, k % 2 === 1)));
            handle = [at(0, false), at(1, true)];
            break;
          }
          case 'a': {
            // Half a circle: the lower half on its way to the right, the upper one on its way back.
            const r = (n[5] ?? 0) / 2;
            const k = r * 0.5523;
            o.curve(x0, y0 + k, x0 + r - k, y0 + r, x0 + r, y0 + r);
            o.curve(x0 + r + k, y0 + r, x0 + 2 * r, y0 + k, x0 + 2 * r, y0);
          }
        }
      }
    }
    return o.contours;
  };

  const write = (
    text: string,
    [x, y]: [number, number],
    width: number,
    style: CSSStyleDeclaration,
    color: string,
    scale = 1,
    more: Pick<Words, 'anchor' | 'ground'> = {},
  ) => {
    const family = style.fontFamily.toLowerCase();
    const weight = Number(style.fontWeight) >= 600 ? 'text-semibold' : 'text-regular';
    words.push({
      text,
      x: tenth(x),
      y: tenth(y),
      width: tenth(width),
      font: family.includes('mono') ? 'mono' : family.includes('familjen') ? 'display' : weight,
      size: tenth(Number.parseFloat(style.fontSize) * scale),
      color: hex(color) ?? '#000000',
      ...more,
    });
  };

  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  /** Each line of a text node. */
  const readText = (node: Text, style: CSSStyleDeclaration) => {
    const range = document.createRange();
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText('x');
    let line: { text: string; box: DOMRect } | undefined;
    const flush = () => {
      if (!line?.text.trim()) return;
      const middle = line.box.top + line.box.height / 2;
      const baseline = middle + (ascent - descent) / 2;
      write(line.text.trim(), [line.box.left - frame.left, baseline - frame.top], line.box.width, style, style.color);
    };
    for (const match of node.data.matchAll(/\S+\s*/g)) {
      const word = match[0].trimEnd();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + word.length);
      const rect = range.getBoundingClientRect();
      if (line && Math.abs(rect.top - line.box.top) < 3) {
        line.text += ` ${word}`;
        line.box = new DOMRect(line.box.left, line.box.top, rect.right - line.box.left, line.box.height);
      } else {
        flush();
        line = { text: word, box: rect };
      }
    }
    flush();
  };

  const readSVG = (e: SVGGraphicsElement) => {
    const style = getComputedStyle(e);
    if (style.display === 'none') return;
    const m = e.getScreenCTM() as DOMMatrix;
    const place = ([...contour]: number[]) =>
      contour.map((n, i) => (i % 2 ? n * m.d + m.f - frame.top : n * m.a + m.e - frame.left));
    const opacity = Number(style.opacity);
    if (e instanceof SVGTextElement) {
      const start = e.getStartPositionOfChar(0);
      const width = e.getComputedTextLength();
      const [x = 0, y = 0] = place([start.x, start.y]);
      const { textAnchor } = style;
      write(e.textContent?.trim() ?? '', [x, y], width * m.a, style, style.fill, m.d, {
        ...((textAnchor === 'middle' || textAnchor === 'end') && { anchor: textAnchor }),
        ...(hex(style.stroke) && { ground: true }),
      });
      return;
    }
    let contours: number[][] = [];
    if (e instanceof SVGPathElement) contours = path(e.getAttribute('d') ?? '');
    if (e instanceof SVGRectElement) {
      const [x, y, width, height] = [e.x, e.y, e.width, e.height].map((length) => length.baseVal.value);
      contours = box(x ?? 0, y ?? 0, width ?? 0, height ?? 0, Number.parseFloat(style.rx) || 0);
    }
    const fill = hex(style.fill, opacity);
    const stroke = hex(style.stroke, opacity);
    const dash = style.strokeDasharray === 'none' ? [] : (style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number);
    add({
      ...(fill && { fill }),
      ...(stroke && { stroke, width: tenth(Number.parseFloat(style.strokeWidth) * m.a) }),
      ...(dash.length === 2 && { dash: dash.map((n) => tenth(n * m.a)) }),
      contours: contours.map(place),
    });
    for (const child of e.children) readSVG(child as SVGGraphicsElement);
  };

  /** Ground and border of a box. */
  const readBox = (style: CSSStyleDeclaration, x: number, y: number, width: number, height: number) => {
    const radius = style.borderTopLeftRadius;
    const round = radius.endsWith('%') ? (Number.parseFloat(radius) / 100) * width : Number.parseFloat(radius);
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => ({
      width: style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
      color: hex(style[`border${side}Color`]),
    }));
    const [top = { width: 0, color: undefined }] = sides;
    const fill = hex(style.backgroundColor);
    const even = sides.every((side) => side.width === top.width && side.color === top.color);
    if (even && top.width > 0 && top.color) {
      const half = top.width / 2;
      const dash = style.borderTopStyle === 'dashed' ? [2 * top.width, 3 * top.width] : undefined;
      add({
        ...(fill && { fill }),
        stroke: top.color,
        width: top.width,
        ...(dash && { dash }),
        contours: box(x + half, y + half, width - top.width, height - top.width, round),
      });
      return;
    }
    if (fill) add({ fill, contours: box(x, y, width, height, round) });
    sides.forEach((side, i) => {
      if (!side.width || !side.color) return;
      const o = outline();
      const half = side.width / 2;
      const [right, below] = [x + width, y + height];
      const from = [
        [x, y + half],
        [right - half, y],
        [x, below - half],
        [x + half, y],
      ][i] as [number, number];
      const to = [
        [right, y + half],
        [right - half, below],
        [right, below - half],
        [x + half, below],
      ][i] as [number, number];
      o.move(...from);
      o.line(...to);
      add({ stroke: side.color, width: side.width, contours: o.contours });
    });
  };

  /** What CSS draws before and after the content: the mark of a state, lines and nodes of a trail. */
  const readPseudo = (e: Element, which: '::before' | '::after', rect: DOMRect) => {
    const style = getComputedStyle(e, which);
    if (style.content !== '""') return;
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
    const [x, y] =
      style.position === 'absolute'
        ? [rect.left + Number.parseFloat(style.left), rect.top + Number.parseFloat(style.top)]
        : [rect.left, rect.top + (rect.height - height) / 2];
    const borders = style.boxSizing === 'border-box' ? 0 : 2 * Number.parseFloat(style.borderTopWidth);
    readBox(style, x - frame.left, y - frame.top, width + borders, height + borders);
  };

  /** A shadow inside the left edge. */
  const readInset = ({ left, top, height }: DOMRect, width: number, fill: string | undefined) => {
    if (fill) add({ fill, contours: box(left - frame.left, top - frame.top + 4, width, height - 8, 0) });
  };

  const read = (e: Element) => {
    const style = getComputedStyle(e);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const rect = e.getBoundingClientRect();
    // What is there for readers alone is a pixel large.
    if (rect.width <= 1 || rect.height <= 1) return;
    if (e instanceof SVGSVGElement) {
      const ground = hex(style.backgroundColor);
      if (ground)
        add({ fill: ground, contours: box(rect.left - frame.left, rect.top - frame.top, rect.width, rect.height, 0) });
      for (const child of e.children) readSVG(child as SVGGraphicsElement);
      return;
    }
    if (e !== root) readBox(style, rect.left - frame.left, rect.top - frame.top, rect.width, rect.height);
    const [inset, color] = /^(rgb[^)]*\)) (\d+)px 0px 0px 0px inset/.exec(style.boxShadow)?.slice(1).reverse() ?? [];
    if (inset && color) readInset(rect, Number(inset), hex(color));
    readPseudo(e, '::before', rect);
    readPseudo(e, '::after', rect);
    for (const child of e.childNodes) {
      if (child instanceof Text) readText(child, style);
      else if (child instanceof Element) read(child);
    }
  };

  read(root);
  if (!(root instanceof SVGSVGElement)) {
    const style = getComputedStyle(root);
    const round = Number.parseFloat(style.borderTopLeftRadius);
    const line = hex(style.borderTopColor) ?? '#cccccc';
    add({ stroke: line, width: 1, contours: box(0.5, 0.5, frame.width - 1, frame.height - 1, round) });
  }
  return {
    // Larger letters may reach beyond the drawing.
    width: Math.ceil(Math.max(frame.width, ...words.map(({ x, width }) => x + width))),
    height: Math.round(frame.height),
    alt: root.getAttribute('aria-label') ?? '',
    shapes,
    words,
  };
}
