import { Bars } from './Bars.tsx';
import { Plan } from './Plan.tsx';
import { Plot } from './Plot.tsx';
import { Records } from './Records.tsx';
import type { SpecimenBodyFragment } from './Specimen.generated.ts';
import { Text } from './Text.tsx';

/** What a specimen shows. */
export const Body = ({ parts }: { parts: readonly SpecimenBodyFragment[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
  parts.map((part, i) => <Part key={i} {...part} />);

function Part(part: SpecimenBodyFragment) {
  switch (part.__typename) {
    case 'SpecimenRecords':
      return <Records {...part} />;
    case 'SpecimenBars':
      return <Bars {...part} />;
    case 'SpecimenPlan':
      return <Plan {...part} />;
    case 'SpecimenPlot':
      return <Plot {...part} />;
    case 'SpecimenText':
      return <Text {...part} />;
  }
}
