import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from './ArrowLink.tsx';

const meta = {
  component: ArrowLink,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof ArrowLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Within: Story = { args: { href: '/case-study', children: 'All 25 case studies' } };
export const ToAnotherSite: Story = { args: { href: 'https://example.com/tour', children: 'Watch the tour' } };
export const LongWords: Story = {
  args: {
    href: '/our-services/data-engineering-and-analytics',
    children: 'Everything about data engineering, from the first inventory to the warehouse that finance will sign for',
  },
  globals: { viewport: { value: 'w320' } },
};
export const OnNavy: Story = {
  ...Within,
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
