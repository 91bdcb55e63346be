import { css } from '@emotion/react';

/** Every color, size and duration of the design. The values are in site.css; components use these names. */

/** Colors by their role. Their values change with the theme and with the ground, which `data-ground` names. */
export const role = {
  /** The background of the section: one of the grounds below. */
  ground: 'var(--bg)',
  /** Running text and labels. */
  text: 'var(--text)',
  /** Secondary text: dates, hints, captions. */
  muted: 'var(--muted)',
  /** Headings, and grounds of the one thing that is selected, with role.page for its text. */
  accent: 'var(--accent)',
  /** Links and what can be pressed. */
  action: 'var(--action)',
  /** The ring around what has the focus. */
  focus: 'var(--focus)',
  /** Lines between rows and around cards. */
  line: 'var(--line)',
  /** Borders of fields and buttons. */
  lineStrong: 'var(--line-strong)',
  /** The line above the first row of a list. */
  rule: 'var(--rule)',
  /** The main button. */
  button: 'var(--btn)',
  /** Its text. */
  buttonText: 'var(--btn-t)',
  /** The main button, pointed at. */
  buttonHover: 'var(--btn-h)',
  /** The ground of what is pointed at. */
  hover: 'var(--hover)',
  /** Bars, checked boxes. */
  fill: 'var(--fill)',

  /* The same on every ground. */
  /** The background of the page. */
  page: 'var(--page)',
  /** A tinted box in a text, such as a note or code. */
  soft: 'var(--soft)',
  /** Cards, panels, dialogs and screens. */
  raised: 'var(--raise)',
  /** The border of a card with a shadow, which has an edge in the dark. */
  edge: 'var(--edge)',
  /** Under specimens. */
  desk: 'var(--desk)',
  /** The scrolled header. */
  header: 'var(--head)',
  /** The background of a tinted section, and of the head of a dialog. */
  band: 'var(--band)',
  /** The background of a field. */
  field: 'var(--field)',
  /** Errors: text, borders, icons. */
  bad: 'var(--bad)',
  /** Behind the text of an error. */
  badGround: 'var(--bad-bg)',
  /** Success: text, borders, icons. */
  ok: 'var(--ok)',
  /** Behind the text of a success. */
  okGround: 'var(--ok-bg)',
  /** Behind a note on what to be careful about. */
  warningGround: 'var(--warn-bg)',
} as const;

/** What is signed or printed: paper in both themes. `data-ground="paper"` sets the roles to these. */
export const paper = {
  /** A sheet of paper. */
  ground: 'var(--paper)',
  /** What is printed or written on it. */
  text: 'var(--paper-t)',
  /** Small print. */
  muted: 'var(--paper-m)',
  /** Lines and borders on paper. */
  line: 'var(--paper-l)',
} as const;

/** The stage: navy in both themes. `data-ground="navy"` sets the roles to these. */
export const stage = {
  /** The background of the stage. */
  ground: 'var(--st)',
  /** The part of the map where it is night. */
  night: 'var(--st-night)',
  /** Headings and text. */
  text: 'var(--st-text)',
  /** Names on the map, links of the footer. */
  label: 'var(--st-label)',
  /** The office that has the work, and the line of the work. */
  hot: 'var(--st-hot)',
} as const;

/** Colors of the route drawings; they change with theme and ground too. */
export const ink = {
  /** The country behind a drawing. */
  land: 'var(--r-land)',
  /** Routes. */
  line: 'var(--r-line)',
  /** The ends and stops of routes. */
  node: 'var(--r-node)',
  /** The one route or stop that the drawing is about. */
  hot: 'var(--r-hot)',
  /** Its fill where it is 8 to 48 px large, with an edge of `hot`. */
  hotFill: 'var(--r-hot-fill)',
  /** The fill of stops and of drawn sheets. */
  paper: 'var(--r-paper)',
} as const;

export const font = {
  display: 'var(--f-display)',
  text: 'var(--f-text)',
  mono: 'var(--f-mono)',
} as const;

export const size = {
  t12: 'var(--t-12)',
  t14: 'var(--t-14)',
  t16: 'var(--t-16)',
  t18: 'var(--t-18)',
  t22: 'var(--t-22)',
  t28: 'var(--t-28)',
  t36: 'var(--t-36)',
  t48: 'var(--t-48)',
  t64: 'var(--t-64)',
  t72: 'var(--t-72)',
  number: 'clamp(5rem, 2rem + 13vw, 11.43rem)',
} as const;

/** The display face. Its figures are all of one width unless told otherwise, which leaves gaps beside a 1. */
export const display = (fontSize: string, lineHeight: number) =>
  `font: 600 ${fontSize} / ${lineHeight} ${font.display}; font-variant-numeric: proportional-nums`;

/** The longest lines of text: about 72 characters, in every size. */
export const measure = '34em';

/** 4 8 12 16 24 32 48 64 96 px at the base of 14. */
export const space = {
  s1: 'var(--s1)',
  s2: 'var(--s2)',
  s3: 'var(--s3)',
  s4: 'var(--s4)',
  s5: 'var(--s5)',
  s6: 'var(--s6)',
  s7: 'var(--s7)',
  s8: '4.571rem',
  section: 'var(--sec)',
  gutter: 'var(--gut)',
} as const;

export const radius = {
  pill: 'var(--pill)',
  card: 'var(--card)',
  part: '12px',
  mark: '4px',
} as const;

export const shadow = {
  card: 'var(--e1)',
  raised: 'var(--e2)',
  header: 'var(--e-head)',
} as const;

export const motion = {
  fast: 'var(--m-fast) var(--ease)',
  normal: 'var(--m) var(--ease)',
  slow: 'var(--m-slow) var(--ease)',
} as const;

/** Where the layout changes, in px at the default font size. */
export const breakpoint = { phone: 759, sheet: 899, drawer: 1079, wide: 1239 } as const;

/** In em, so that visitors with a larger font size get a layout with room for it. */
const upTo = (px: number) => `(max-width: ${px / 16}em)`;
const from = (px: number) => `(min-width: ${px / 16}em)`;

/** Media queries for scripts; styles have `media`. */
export const query = {
  phone: upTo(breakpoint.phone),
  sheet: upTo(breakpoint.sheet),
  drawer: upTo(breakpoint.drawer),
  bar: from(breakpoint.drawer + 1),
} as const;

export const media = {
  phone: `@media ${query.phone}`,
  abovePhone: `@media ${from(breakpoint.phone + 1)}`,
  /** Filters are in a dialog: beside them there would be no room for a row. */
  sheet: `@media ${query.sheet}`,
  drawer: `@media ${query.drawer}`,
  bar: `@media ${query.bar}`,
  narrow: `@media ${upTo(breakpoint.wide)}`,
  /** Wide windows of little height, such as 1366 x 768. */
  low: `@media ${from(breakpoint.drawer + 1)} and (max-height: 820px)`,
  calm: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
  /** Applies before the scripts have loaded, so that the layout does not shift when they have. */
  scripts: '@media (scripting: enabled)',
} as const;

export const layer = { strip: 3, header: 10, arrow: 9, overlay: 30 } as const;

export const headerHeight = 'var(--header)';

/** The bar at the bottom of narrow windows, with the room that a phone needs below it. 0 in wide ones. */
export const bottomBar = 'var(--bottom)';

/* Layouts that many components have. */

/** Elements below each other, with some room between them. */
export const stackBy = (gap: string) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
`;

/** The same, in the steps of the design. */
export const stack = {
  s1: stackBy(space.s1),
  s2: stackBy(space.s2),
  s3: stackBy(space.s3),
  s4: stackBy(space.s4),
  s5: stackBy(space.s5),
  s6: stackBy(space.s6),
};

/**
 * Elements beside each other; below each other on phones, or in other narrow windows. In `7fr 5fr`, no word makes a
 * column wider than that.
 */
export const split = (columns: string, narrow: string = media.phone) => css`
  display: grid;
  grid-template-columns: ${columns.replace(/(^| )([\d.]+fr)(?= |$)/g, '$1minmax(0, $2)')};
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The link of a card, in an element with a position: all of that is the link. */
export const covers = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Elements beside each other, in as many lines as they need, with this room between them. */
export const flow = (...gap: string[]) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap.join(' ')};
`;

/** A link or a button that is high enough for a finger. */
export const tall = (height: string) => css`
  display: inline-flex;
  align-items: center;
  min-height: ${height};
`;

/** Leaves something out in some windows or containers, or on paper. */
export const hiddenIn = (where: string) => css`
  ${where} {
    display: none;
  }
`;
