import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Dots } from './ChartDots.tsx';
import { dots } from './samples.ts';

const meta = {
  component: Dots,
  args: dots,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Dots>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeDots: Story = {};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
