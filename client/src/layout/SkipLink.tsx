/** The first link of every page. It is visible while it has the focus, and leads past the menu: see site.css. */
export function SkipLink() {
  return <a href="#main">Skip to content</a>;
}
