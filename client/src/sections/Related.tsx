import { NoteRows } from './Notes.tsx';
import { Section } from './Section.tsx';
import type { Teaser } from './teaser.ts';

/** Pages worth reading next. */
export function Related({ pages }: { pages: readonly Teaser[] }) {
  if (pages.length === 0) return null;
  return (
    <Section id={null} heading="Read next" ground="light" compact>
      <NoteRows pages={pages} pairs />
    </Section>
  );
}
