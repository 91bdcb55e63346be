import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { FooterContact, FooterLegal, FooterLinks } from './FooterLinks.tsx';
import { site } from './samples.ts';

const meta = {
  component: FooterLinks,
  subcomponents: { FooterLegal },
  args: { site },
  decorators: [
    (Story) => (
      <footer data-ground="navy">
        <Story />
      </footer>
    ),
  ],
} satisfies Meta<typeof FooterLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Hire360 on LinkedIn (opens in a new tab)' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Offices' })).toBeVisible();
  },
};
export const Contact: Story = {
  render: () => <FooterContact />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: /^\+/ })).toBeVisible();
  },
};
export const Legal: Story = {
  render: ({ site }) => <FooterLegal site={site} />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  },
};
export const LongWords: Story = { args: { site: pseudoLocalize(site) } };
