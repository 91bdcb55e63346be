import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SmartLink } from './SmartLink.tsx';

const meta = {
  component: SmartLink,
  parameters: {
    usage: {
      use: 'For every link of the site, inside sentences and in lists.',
      avoid: 'For what acts on this page (Button).',
      access:
        'A link that leaves the site opens a new tab and says so. It is a native anchor, so Ctrl and Cmd clicks work; addresses that would run code become plain text.',
      words: 'The words make sense read alone. No “here”, no address.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof SmartLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const staysHere: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('link')).not.toHaveAttribute('target');
};

export const Page: Story = { args: { href: '/about', children: 'About us' }, play: staysHere };
export const Anchor: Story = { args: { href: '#talk', children: 'Talk to us' }, play: staysHere };
export const Mail: Story = {
  args: { href: 'mailto:hello@example.com', children: 'hello@example.com' },
  play: staysHere,
};
export const Phone: Story = { args: { href: 'tel:+12015550142', children: '+1 (201) 555-0142' }, play: staysHere };
export const AnotherSite: Story = {
  args: { href: 'https://example.com', children: 'Our tour' },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Our tour (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
