import { FactRows } from '#sections/parts/Facts.tsx';
import { Section } from '#sections/Section.tsx';
import type { TopFragment } from '#sections/top/Top.generated.ts';

type Result = Extract<TopFragment, { __typename: 'CaseStudy' }>['results'][number];

/** The results of a case study after the first, which is at its top. */
export function AlsoMeasured({ results }: { results: readonly Omit<Result, '__typename'>[] }) {
  if (results.length < 2) return null;
  return (
    <Section id={null} heading="Also measured" ground="light" layout="split" compact>
      <FactRows facts={results.slice(1)} />
    </Section>
  );
}
