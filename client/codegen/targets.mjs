import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The oldest supported browsers, as Vite expects them: ['chrome120', …]. */
export const targets = browserslist.map((line) => line.replace(' >= ', '').toLowerCase());
