import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';
import { viewports } from './viewports.ts';

setProjectAnnotations([preview]);

type StoryFile = { default: Meta } & Record<string, StoryObj>;
const files = import.meta.glob<StoryFile>(['../src/**/*.stories.tsx', './foundations/*.stories.tsx'], { eager: true });

/** Where a story does not say how wide its window is. */
const usual = { width: '1200px', height: '900px' };

for (const [file, { default: meta, ...stories }] of Object.entries(files)) {
  describe(file.replace(/^\.\.?\/(src\/)?/, '').replace('.stories.tsx', ''), () => {
    for (const [name, given] of Object.entries(stories)) {
      const story = composeStory(given, meta, undefined, name);
      test(`${name} plays, is silent and accessible`, { timeout: 60_000 }, async () => {
        const { width, height } = viewports[story.globals.viewport?.value]?.styles ?? usual;
        await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
        await story.run();
        expect(await violations(story.parameters.a11y.options)).toEqual([]);
      });
    }
  });
}

/** What axe finds wrong, in a line each. */
async function violations(options: axe.RunOptions): Promise<string[]> {
  // Style sheets are read for an experimental rule only.
  const found = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
