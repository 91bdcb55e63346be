/**
 * The three layouts of pages of services, by the section that they open with; see PageView.tsx. What runs opens with a
 * table and is a ledger, people open with a quote and have their heads at the left, and what is built is full width.
 */
export const rhythm = {
  build: "[data-opens]:not([data-opens='TableSection'], [data-opens='QuoteSection']) &",
  run: "[data-opens='TableSection'] &",
  staff: "[data-opens='QuoteSection'] &",
};
