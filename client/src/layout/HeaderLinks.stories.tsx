import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HeaderLinks } from './HeaderLinks.tsx';

const meta = {
  component: HeaderLinks,
  args: {
    contact: { __typename: 'Link', label: 'Contact us', link: '/contact-us' },
    search: { __typename: 'Link', label: 'Search', link: '/search' },
  },
  parameters: {
    layout: 'padded',
  },
  decorators: [
    (Story) => (
      <div css={{ display: 'flex', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeaderLinks>;
export default meta;

export const SearchAndContact: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    await expect(within(canvasElement).getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
};
