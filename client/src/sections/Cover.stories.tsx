import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Cover } from './Cover.tsx';
import { cover } from './samples.ts';

const meta = {
  component: Cover,
  args: { cover, path: '/blogs/5g-routers' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Cover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PartOfAWhole: Story = {};
export const WithoutAWhole: Story = { args: { cover: { ...cover, value: 14.4, unit: 'connections', of: null } } };
export const Counted: Story = { args: { cover: { ...cover, value: 33, unit: 'of 200', of: 200 } } };
export const FewCounted: Story = { args: { cover: { ...cover, value: 2, unit: 'of 10', of: 10 } } };
export const Nothing: Story = { args: { cover: { ...cover, value: 0.01, of: 1_000_000 } } };
export const Everything: Story = { args: { cover: { ...cover, value: 3000, unit: 'of 3,000', of: 3000 } } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = {
  args: { cover: { ...pseudoLocalize(cover), value: 123_456_789_012 } },
  globals: { viewport: { value: 'w320' } },
};
