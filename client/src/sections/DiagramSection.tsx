import { LazyDiagram } from '#art/lazyParts.ts';
import type { DiagramFragment } from './DiagramSection.generated.ts';
import { type Ground, Section } from './Section.tsx';

export function DiagramSection({
  anchor,
  heading,
  lead,
  diagram,
  caption,
  ground,
}: DiagramFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground}>
      <LazyDiagram name={diagram} caption={caption} />
    </Section>
  );
}
