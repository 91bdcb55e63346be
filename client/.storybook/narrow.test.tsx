import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { longWord, makeWordsLong, whatSticksOut } from './narrow.ts';
import preview from './preview.tsx';

setProjectAnnotations([preview]);

type StoryFile = { default: Meta } & Record<string, StoryObj>;
const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx');

/** 320 px are a small phone, and what is left of 1280 px at 400 % zoom. */
beforeEach(() => page.viewport(320, 800));

test('the word is long', () => {
  expect(longWord).toHaveLength(50);
  expect(Object.keys(files).length).toBeGreaterThan(110);
});

for (const [file, load] of Object.entries(files)) {
  const name = file.replace('../src/', '').replace('.stories.tsx', '');
  test(`words of fifty letters fit 320 px: ${name}`, { timeout: 60_000 }, async () => {
    const { default: meta, ...stories } = await load();
    const faults: string[] = [];
    for (const [story, given] of Object.entries(stories)) {
      // What a play does, it does on the width it was written for.
      const isNarrow = /^w3/.test(given.globals?.viewport?.value ?? '');
      const { play, ...still } = given;
      const composed = composeStory(isNarrow ? given : still, meta, undefined, story);
      await composed.run();
      makeWordsLong(document.body);
      faults.push(...whatSticksOut(document.body).map((fault) => `${story}: ${fault}`));
    }
    expect([...new Set(faults)]).toEqual([]);
  });
}
