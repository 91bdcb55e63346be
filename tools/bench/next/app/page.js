import { Jobs } from './Jobs.js';

// Rendered for each request, as a page with live data is.
export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>It has a heading, a paragraph and a list that comes from the cache of Apollo Client.</p>
      <Jobs />
    </main>
  );
}
