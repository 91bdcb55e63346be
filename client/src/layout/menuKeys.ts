import type { KeyboardEvent } from 'react';

/** A key moved the focus: it is visible, even if the mouse was used before. */
export const byKey = { focusVisible: true };

/**
 * Arrow keys in the bar, in addition to Tab: left and right between the entries, down into an entry's panel; up, down,
 * Home and End between the links of a panel.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, show: (title: string) => void): void {
  const target = event.target as HTMLElement;
  const panel = target.closest<HTMLElement>('[data-panel]');
  if (panel) moveInPanel(event, panel, target);
  else moveInBar(event, target, show);
}

function moveInBar(event: KeyboardEvent<HTMLElement>, target: HTMLElement, show: (title: string) => void) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-top]')];
  const at = entries.indexOf(target);
  if (at < 0) return;
  const next = nextIndex(event.key, at, entries.length, ['ArrowLeft', 'ArrowRight']);
  if (next !== null) {
    event.preventDefault();
    entries[next]?.focus(byKey);
  } else if (event.key === 'ArrowDown' && target instanceof HTMLButtonElement) {
    event.preventDefault();
    show(target.textContent);
    const panel = target.parentElement?.querySelector('[data-panel]');
    // By then the panel is visible.
    requestAnimationFrame(() => panel?.querySelector<HTMLElement>('a')?.focus(byKey));
  }
}

function moveInPanel(event: KeyboardEvent<HTMLElement>, panel: HTMLElement, target: HTMLElement) {
  const links = [...panel.querySelectorAll<HTMLElement>('a')];
  const next = nextIndex(event.key, links.indexOf(target), links.length, ['ArrowUp', 'ArrowDown']);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus(byKey);
}

function nextIndex(key: string, at: number, count: number, [back, on]: [string, string]): number | null {
  if (key === back) return (at - 1 + count) % count;
  if (key === on) return (at + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
