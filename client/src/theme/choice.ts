/** The colors that a visitor can choose. `system`: those that their device asks for. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** What is chosen. A script in the head has read it from storage before the first paint: server/render/early.js. */
export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the page in other colors and remembers them. `system` is remembered by storing nothing. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  const isSystem = choice === 'system';
  if (isSystem) delete dataset.theme;
  else dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    meta.media = isSystem ? `(prefers-color-scheme: ${scheme})` : scheme === choice ? '' : 'not all';
  }
  try {
    if (isSystem) localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
