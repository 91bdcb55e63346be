import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Cover } from './Cover.tsx';
import { cover } from './samples.ts';

const meta = {
  component: Cover,
  args: { cover, path: '/blogs/5g-routers' },
  parameters: {
    usage: {
      use: 'As the picture of an article: one of its figures, and the whole that it is part of.',
      avoid: 'For figures without a source in the article, and for more than one figure.',
      access: 'The figure and its words are text; the drawing is hidden from screen readers.',
      words: 'The unit is short. The text is a half sentence that goes on from the figure.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Cover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PartOfAWhole: Story = {};
export const WithoutAWhole: Story = { args: { cover: { ...cover, value: 14.4, unit: 'connections', of: null } } };
export const Counted: Story = { args: { cover: { ...cover, value: 33, unit: 'of 200', of: 200 } } };
export const FewCounted: Story = { args: { cover: { ...cover, value: 2, unit: 'of 10', of: 10 } } };
export const AlmostNothing: Story = { args: { cover: { ...cover, value: 0.01, of: 1_000_000 } } };
export const Everything: Story = { args: { cover: { ...cover, value: 3000, unit: 'of 3,000', of: 3000 } } };
export const AsBars: Story = { args: { cover: { ...cover, form: 'BARS' } } };
export const AsColumns: Story = { args: { cover: { ...cover, form: 'COLUMNS' } } };
export const AsARing: Story = { args: { cover: { ...cover, form: 'RING' } } };
export const AsAnArea: Story = { args: { cover: { ...cover, form: 'AREA' } } };
export const AsAlmostAllOfAnArea: Story = { args: { cover: { ...cover, value: 99.5, of: 100, form: 'AREA' } } };
export const InWeeks: Story = { args: { cover: { ...cover, value: 13, of: 31, unit: 'days', form: 'WEEKS' } } };
export const WhereLinesCross: Story = { args: { cover: { ...cover, of: null, form: 'CROSSING' } } };
export const AsASum: Story = { args: { cover: { ...cover, value: 16, of: 10, unit: 'years', form: 'SUM' } } };
export const BeyondALimit: Story = { args: { cover: { ...cover, value: 14.4, of: 10, unit: '', form: 'LIMIT' } } };
export const BesideOnAPhone: Story = {
  args: { cover: { ...cover, form: 'RING' } },
  globals: { viewport: { value: 'w320' } },
};
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = {
  args: { cover: { ...pseudoLocalize(cover), value: 12_345_678, of: 98_765_432 } },
  globals: { viewport: { value: 'w320' } },
};
