import { MarkdownContent } from '@graphiql/react';
import text from '../../API.md?raw';

/** The guide for integrators, as it stands in the repository. */
export function Guide() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the guide is long and scrolled by the keyboard too.
    <section aria-label="Guide" className="guide" tabIndex={0}>
      <MarkdownContent type="description">{text}</MarkdownContent>
    </section>
  );
}
