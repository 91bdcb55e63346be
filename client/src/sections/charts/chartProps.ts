import type { ChartFragment } from './Chart.generated.ts';

/** What is drawn of a chart. */
export type ChartProps = Omit<ChartFragment, 'anchor' | 'heading' | 'lead' | 'caption'>;
