import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checklist } from './Checklist.tsx';

const meta = {
  component: Checklist,
  parameters: {
    usage: {
      use: 'In an article, where the reader goes through points with a finger on each.',
      avoid: 'For anything that is sent or remembered: use Checkbox in a Form.',
      access: 'Real checkboxes with labels. What is ticked is kept nowhere, and nothing depends on it.',
      words: 'One point a line, each something that can be seen to be done.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Checklist>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  args: {
    items: [
      'Name the **one** person who approves',
      'List every system that holds a copy',
      'Agree on the day it is switched off',
    ],
  },
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole('checkbox', { name: 'List every system that holds a copy' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const LongWords: Story = {
  args: {
    items: [
      'Write down who may read the data at night, in which country they sit, under whose contract, and until which day that contract runs',
      'Ask the person who maintains the spreadsheet nobody mentions',
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
