import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { highest, holdStill, loadAll } from '../e2e/pictures/camera.ts';
import { isFramed } from './frames.ts';
import { longWord, makeWordsLong, whatSticksOut } from './narrow.ts';
import preview from './preview.tsx';
import { viewports } from './viewports.ts';

setProjectAnnotations([preview]);
holdStill();
// Pictures show times. The page was opened a minute ago: its menu ignores clicks right after a pointer opened it.
vi.useFakeTimers({ now: Date.parse('2026-11-18T14:59:00Z'), toFake: ['Date', 'performance'] });
vi.advanceTimersByTime(60_000);

type StoryFile = { default: Meta } & Record<string, StoryObj>;
const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });
const foundations = import.meta.glob<StoryFile>('./foundations/*.stories.tsx', { eager: true });

/** Where a story does not say how wide its window is. */
const usual = { width: '1200px', height: '900px' };

const sources = import.meta.glob<string>(['../src/**/*.stories.tsx', './foundations/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pictures = Object.keys(import.meta.glob('../e2e/pictures/baselines/stories/**/*.png'));
const names: string[] = [];

test('the word is long', () => {
  expect(longWord).toHaveLength(50);
  expect(Object.keys(files).length).toBeGreaterThan(110);
});

for (const [file, { default: meta, ...stories }] of Object.entries({ ...files, ...foundations })) {
  const component = file.replace(/^\.\.?\/(src\/)?/, '').replace('.stories.tsx', '');
  describe(component, () => {
    // It has a picture. Modules list their exports by name.
    const first = sources[file]?.match(/^export const (\w+)/m)?.[1];
    names.push(`${component}-${first}`);
    for (const [name, given] of Object.entries(stories)) {
      const story = composeStory(given, meta, undefined, name);
      const viewport = story.globals.viewport?.value;
      const looks = name === first ? 'looks as before, ' : '';
      test(`${name} plays, is silent and accessible, ${looks}and words of fifty letters fit 320 px`, {
        timeout: 180_000,
      }, async () => {
        const { width, height } = viewports[viewport]?.styles ?? usual;
        await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
        await commands.movePointerAway();
        await story.run();
        if (!isFramed(component) && !(viewport in viewports)) {
          expect(fixed(), 'documentation shows these in frames: see frames.ts').toEqual([]);
        }
        if (name === first) await looksAsBefore(`${component}-${first}`, Number.parseInt(width, 10));
        expect(await violations(story.parameters.a11y.options)).toEqual([]);
        if (file in foundations) return;
        // 320 px are a small phone, and what is left of 1280 px at 400 % zoom.
        await page.viewport(320, 800);
        // What a play does, it does on the width it was written for.
        const { play, ...still } = given;
        if (play && !/^w3/.test(viewport)) await composeStory(still, meta, undefined, name).run();
        makeWordsLong(document.body);
        expect(whatSticksOut(document.body)).toEqual([]);
      });
    }
  });
}

test('every picture is of a story', () => {
  const known = names.map((name) => `../e2e/pictures/baselines/stories/${name}.png`);
  expect(
    pictures.filter((file) => !known.includes(file)),
    'delete these',
  ).toEqual([]);
});

/** Compares what the window shows, made as high as the story, with its picture. */
async function looksAsBefore(name: string, width: number) {
  await loadAll();
  await page.viewport(width, Math.min(document.documentElement.scrollHeight, highest));
  await expect.soft(page.elementLocator(document.documentElement)).toMatchScreenshot(name);
}

/** What is fixed to the window and would cover the page of documentation. */
function fixed(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().width > 1,
  );
  return elements.map(({ tagName, className }) => `${tagName} ${className}`);
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
