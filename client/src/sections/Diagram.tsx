import { heavy } from '#sections/registry.ts';
import type { DiagramFragment } from './Diagram.generated.ts';
import { type Ground, Section } from './Section.tsx';

export function Diagram({ id, heading, lead, diagram, caption, ground }: DiagramFragment & { ground: Ground }) {
  const Drawing = heavy('Diagram');
  return (
    <Section id={id} heading={heading} lead={lead} ground={ground}>
      {Drawing && <Drawing name={diagram} caption={caption} />}
    </Section>
  );
}
