import type { Meta, StoryObj } from '@storybook/react-vite';
import { BeforeAfter } from './BeforeAfter.tsx';

const meta = {
  component: BeforeAfter,
  parameters: {
    usage: {
      use: 'Below a result, for its baseline to the same scale.',
      avoid: 'Without two numbers of one kind.',
      access: 'Hidden from readers; the sentence beside it says both numbers.',
      words: 'The section writes the words: from, to, over which period.',
    },
  },
} satisfies Meta<typeof BeforeAfter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fewer: Story = {
  args: {
    before: { value: 11400, text: '11,400 fields typed a month' },
    after: { value: 7070, text: '7,070, measured over 5 months' },
  },
};
export const More: Story = {
  args: { before: { value: 41, text: '41 in 100 orders' }, after: { value: 66, text: '66 in 100, over one season' } },
};
export const NextToNothing: Story = {
  args: { before: { value: 640, text: '640 a week' }, after: { value: 2, text: '2, measured over 10 weeks' } },
};
