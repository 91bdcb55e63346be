import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SmartLink } from './SmartLink.tsx';

const meta = {
  component: SmartLink,
  parameters: {
    usage: {
      use: 'For every link on the site, in sentences and in lists.',
      avoid: 'For actions on this page (Button).',
      access:
        'A link to another site opens a new tab and says so. It is a native anchor, so Ctrl and Cmd clicks work; URLs that would run code become plain text.',
      words: 'The text makes sense on its own. No “here”, no URLs.',
      good: {
        show: () => (
          <p>
            <SmartLink href="/our-services">All groups</SmartLink>
          </p>
        ),
        why: 'The link makes sense on its own, as screen readers list it.',
      },
      bad: {
        show: () => (
          <p>
            To see all groups, click <SmartLink href="/our-services">here</SmartLink>.
          </p>
        ),
        why: 'Read alone, “here” leads nowhere.',
      },
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
