import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastTable } from './ContrastTable.tsx';
import { measure, pairs, themes } from './contrast.ts';

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastTable,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ContrastTable>;
export default meta;

/** b-S S4: every pair of the tokens that the site uses is 4.5:1, or 3:1 where it is no text, in both themes. */
export const EveryPair: StoryObj<typeof meta> = {
  async play() {
    const weak = themes.flatMap((theme) =>
      pairs
        .filter((pair) => !(measure(pair, theme) >= pair.least))
        .map((pair) => `${pair.what} on ${pair.ground}, ${theme}: ${measure(pair, theme).toFixed(2)}`),
    );
    await expect(weak).toEqual([]);
  },
};
