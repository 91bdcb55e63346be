/** A figure as texts write it: `9,800`, `0.5`, `−4,000`. */
export function amount(value: number): string {
  const [whole = '', rest] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value < 0 ? '\u2212' : ''}${grouped}${rest ? `.${rest}` : ''}`;
}

/** A figure with its unit: `34%`, `8 days`. */
export function withUnit(value: number, unit: string | null): string {
  if (!unit) return amount(value);
  return `${amount(value)}${unit.startsWith('%') ? '' : '\u00a0'}${unit}`;
}

/** A share from 0 to 1 as a percentage of SVG: `66%`. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
