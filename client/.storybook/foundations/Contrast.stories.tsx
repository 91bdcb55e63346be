import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastTable } from './ContrastTable.tsx';
import { measure, pairs } from './contrast.ts';

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastTable,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ContrastTable>;
export default meta;

/** b-S S4: every pair of the tokens that the site uses is 4.5:1, or 3:1 where it is no text. */
export const EveryPair: StoryObj<typeof meta> = {
  async play() {
    const weak = pairs.filter((pair) => measure(pair) < pair.least);
    await expect(weak.map(({ ground, what }) => `${what} on ${ground}`)).toEqual([]);
  },
};
