/** What case studies draw; see lazyParts.ts. */
export { Chart } from './Chart.tsx';
