import { MarkdownContent } from '@graphiql/react';
import text from '../../API.md?raw';

/** The guide for integrators, with this site's address in its commands. */
export function Guide() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the guide is long and scrolled by the keyboard too.
    <section aria-label="Guide" className="guide" tabIndex={0}>
      <MarkdownContent type="description">{text.replaceAll('http://localhost:8080', location.origin)}</MarkdownContent>
    </section>
  );
}
