/** A figure as texts write it: `9,800`, `0.5`, `−4,000`, with at least so many decimals. */
export function amount(value: number, decimals = 0): string {
  const own = decimalsOf(value);
  const [whole = '', rest] = Math.abs(value).toFixed(Math.max(own, decimals)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value < 0 ? '\u2212' : ''}${grouped}${rest ? `.${rest}` : ''}`;
}

/** How many decimals a figure has. */
export function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/** A figure with its unit: `34%`, `8 days`. Units of several words may begin on the next line. */
export function withUnit(value: number, unit: string | null, decimals = 0): string {
  if (!unit) return amount(value, decimals);
  const between = unit.startsWith('%') ? '' : unit.includes(' ') ? ' ' : '\u00a0';
  return `${amount(value, decimals)}${between}${unit}`;
}

/** A share from 0 to 1 as a percentage of SVG: `66%`. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
