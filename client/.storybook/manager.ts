import { GLOBALS_UPDATED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  // cspell:disable-next-line -- Storybook's name
  layoutCustomisations: {
    // Whole pages have no controls, and need the room.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('pages--') ? false : isShown),
  },
});

/** A story in a window that is wider than the canvas is shown smaller. */
addons.register('fit', (api) => {
  const fit = new ResizeObserver(() => {
    const room = (canvas()?.clientWidth ?? 0) - 2 * padding;
    for (const { style, offsetWidth, offsetHeight } of windows()) {
      const left = style.width.includes('%') ? 0 : Math.max(0, 1 - room / offsetWidth);
      style.transformOrigin = '0 0';
      style.transform = left ? `scale(${1 - left})` : '';
      style.margin = `0 ${-left * offsetWidth}px ${-left * offsetHeight}px 0`;
    }
  });
  const watch = () => {
    fit.disconnect();
    for (const box of [canvas(), ...windows()]) if (box) fit.observe(box);
  };
  for (const event of [STORY_RENDERED, GLOBALS_UPDATED]) api.on(event, () => requestAnimationFrame(watch));
});

const canvas = () => document.getElementById('storybook-preview-wrapper');
/** Around a window, in px. */
const padding = 40;
/** Storybook marks windows with how far they are zoomed. */
const windows = () => document.querySelectorAll<HTMLElement>('[data-scale]');
