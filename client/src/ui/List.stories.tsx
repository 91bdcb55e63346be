import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { List } from './List.tsx';

const meta = {
  component: List,
  args: { style: 'BULLET', items: ['A system with **an owner**', 'An owner with a deputy', 'A deputy who knows'] },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bullets: Story = {};
export const Numbers: Story = { args: { style: 'NUMBERED' } };
export const Boxes: Story = { args: { style: 'CHECK' } };
export const Empty: Story = { args: { items: [] } };
export const LongWords: Story = {
  args: { items: meta.args.items.map((text) => pseudoLocalize({ text }).text) },
  globals: { viewport: { value: 'w320' } },
};
