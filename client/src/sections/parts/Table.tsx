import { type Ground, Section } from '#sections/Section.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { TableFragment } from './Table.generated.ts';

/** A table of figures or rules. On phones each row is a block. */
export function Table({ anchor, heading, lead, caption, columns, rows, ground }: TableFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} compact>
      <DataTable caption={caption} columns={columns} rows={rows} />
    </Section>
  );
}
