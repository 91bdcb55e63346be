import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checklist } from './Checklist.tsx';

const meta = {
  component: Checklist,
  parameters: {
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
