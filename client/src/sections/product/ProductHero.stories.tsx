import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaign } from '#sections/Demo/samples.ts';
import { hero, productPage, servicePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ProductHero } from './ProductHero.tsx';

const meta = {
  component: ProductHero,
  args: { page: productPage, hero: { ...hero, heading: 'Send when people read', demo: campaign } },
} satisfies Meta<typeof ProductHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1280' } } };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(meta.args.hero) } };
export const NamedByItsClaim: Story = {
  args: { hero: { ...meta.args.hero, heading: 'Mailzzy sends when people read' } },
};
export const NoProduct: Story = { args: { page: servicePage } };
