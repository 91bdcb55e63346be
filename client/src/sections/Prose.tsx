import { RichText } from '#ui/RichText.tsx';
import type { ProseFragment } from './Prose.generated.ts';
import { type Ground, Section } from './Section.tsx';

/** Text with its heading next to it. Text without a heading continues the section above. */
export function Prose({ anchor, heading, lead, text, ground }: ProseFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} layout="split" compact>
      <RichText blocks={text} level={heading ? 3 : 2} />
    </Section>
  );
}
