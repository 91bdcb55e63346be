import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Footer } from './Footer.tsx';
import { site, siteForIndia } from './samples.ts';

const meta = {
  component: Footer,
  args: { site },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: site.phone })).toHaveAttribute('href', 'tel:+12015550142');
    await expect(canvas.getByRole('link', { name: 'Hire360 on LinkedIn (opens in a new tab)' })).toBeVisible();
    await expect(canvas.queryByText('Vadodara')).toBeNull();
  },
};
export const InIndia: Story = {
  args: { site: siteForIndia },
  async play({ canvasElement }) {
    const offices = within(canvasElement).getByRole('region', { name: 'Offices' });
    await expect(within(offices).getByText('Vadodara')).toBeVisible();
    await expect(within(offices).getByText('Noida')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = { args: { site: pseudoLocalize(site) } };
