import { expect, test } from 'vitest';

/* Names alone: nothing is loaded. */
const files = Object.keys(import.meta.glob('./{ui,layout,sections}/*.tsx'));
const components = files.filter((file) => !/\.(stories|test)\.tsx$/.test(file));

test('every component of ui, layout and sections has its stories', () => {
  const missing = components.filter((file) => !files.includes(file.replace('.tsx', '.stories.tsx')));
  expect(missing).toEqual([]);
});
