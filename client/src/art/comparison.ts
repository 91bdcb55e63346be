export interface Comparison {
  before: { value: number; text: string };
  after: { value: number; text: string };
}

const from = /^from ([\d,.]*\d)(?: to ([\d,.]*\d))? ?([^,]*)(?:, (.*))?$/;

/**
 * What a result's basis says, as two lengths: `from 11,400 to 7,070 fields a month, measured over 5 months`, or
 * `from 26 days, measured over one quarter` beside a value in the same unit. Null where nothing can be compared.
 */
export function readComparison(result: {
  value: string;
  unit?: string | null;
  basis?: string | null;
}): Comparison | null {
  const [, before, after, what = '', how] = from.exec(result.basis ?? '') ?? [];
  if (!before) return null;
  if (!after && what !== result.unit) return null;
  const later = after ?? result.value;
  const values = { before: toNumber(before), after: toNumber(later) };
  if (!(values.before > 0) || !(values.after >= 0)) return null;
  return {
    before: { value: values.before, text: `${before} ${what}`.trim() },
    after: { value: values.after, text: [after ? later : `${later} ${what}`, how].filter(Boolean).join(', ') },
  };
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
