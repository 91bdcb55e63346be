import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Products } from './Products.tsx';
import { products, servicePages } from './samples.ts';

const meta = {
  component: Products,
  args: { pages: products },
  parameters: {
    usage: {
      use: 'Through PageList: products with their screens, wide and narrow by turns, on navy once a page.',
      avoid: 'For services, and for more than four: the second row would repeat the first.',
      access:
        'Each product’s name is a link and a heading; its screen is a figure. Screens stay light on every ground.',
      words: 'Name and claim, nothing else: the screen shows the rest.',
    },
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
