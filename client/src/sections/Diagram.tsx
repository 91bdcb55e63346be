import { late } from '#parts/late.tsx';
import type { DiagramFragment } from './Diagram.generated.ts';
import { type Ground, Section } from './Section.tsx';

const Drawing = late('Diagram');

export function Diagram({ anchor, heading, lead, diagram, caption, ground }: DiagramFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground}>
      <Drawing name={diagram} caption={caption} />
    </Section>
  );
}
