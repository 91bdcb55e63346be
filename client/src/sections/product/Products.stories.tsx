import type { Meta, StoryObj } from '@storybook/react-vite';
import { products, servicePages } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Products } from './Products.tsx';

const meta = {
  component: Products,
  args: { pages: products },
  parameters: {
    layout: 'padded',
  },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Products>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WideAndNarrow: Story = { globals: { viewport: { value: 'w1280' } } };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
export const WithoutScreens: Story = { args: { pages: servicePages } };
export const LongWords: Story = { args: { pages: pseudoLocalize(products) } };
