import { LabeledSection } from '#sections/LabeledSection.tsx';
import type { Ground } from '#sections/Section.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { TableFragment } from './Table.generated.ts';

/** A table of figures or rules. On phones each row is a block. */
export function Table({ caption, columns, rows, ...section }: TableFragment & { ground: Ground }) {
  return (
    <LabeledSection {...section} id={section.anchor} compact>
      <DataTable caption={caption} columns={columns} rows={rows} captionHidden={Boolean(section.lead)} />
    </LabeledSection>
  );
}
