import { LazyDiagram } from '#art/lazyParts.ts';
import { LazyUsualDay } from '#handover/lazyParts.ts';
import type { DiagramFragment } from './DiagramSection.generated.ts';
import { type Ground, Section } from './Section.tsx';

/** A diagram, with a caption that says what happens in it. */
export function DiagramSection({
  anchor,
  heading,
  lead,
  diagram,
  labels,
  alt,
  caption,
  now,
  ground,
}: DiagramFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} compact>
      {diagram === 'HANDOVER' ? (
        <LazyUsualDay now={now} caption={caption} />
      ) : (
        <LazyDiagram name={diagram} labels={labels} alt={alt} caption={caption} />
      )}
    </Section>
  );
}
