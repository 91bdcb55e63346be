/** The theme that the visitor has chosen on the site, see src/theme/choice.ts, or null: GraphiQL follows the system. */
export function siteTheme(): 'light' | 'dark' | null {
  try {
    const theme = localStorage.getItem('theme');
    return theme === 'light' || theme === 'dark' ? theme : null;
  } catch {
    return null;
  }
}
