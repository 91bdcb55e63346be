import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Footer } from './Footer.tsx';
import { site, siteForIndia } from './samples.ts';

const meta = {
  component: Footer,
  parameters: {
    usage: {
      use: 'Once, at the end of every page.',
      avoid: 'To hide what belongs on a page, and as a second menu: it has four groups of links, not forty links.',
      access:
        'The contentinfo landmark. The map’s code comes when it is near; until then, and without scripts, its markup is the server’s. The offices on it stand as text too, in a region of their own.',
      words:
        'What people look for at the end: who, where, legal texts. The sentence counts the offices that the visitor is shown.',
    },
  },
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
