import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ShareJob } from './ShareJob.tsx';

const meta = {
  component: ShareJob,
  args: { path: '/careers/registered-nurse-1176', title: 'Registered nurse, nights & weekends' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ShareJob>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutSheet: Story = {
  async play({ canvas }) {
    const text = 'Registered nurse, nights & weekends';
    await expect(canvas.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=Registered%20nurse%2C%20nights%20%26%20weekends&body=https?%3A/),
    );
    const whatsApp = canvas.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '';
    await expect(new URL(whatsApp).searchParams.get('text')).toContain(`${text} http`);
    await expect(whatsApp).toContain('registered-nurse-1176');
    await expect(canvas.queryByRole('button', { name: 'More ways' })).toBeNull();
  },
};
const share = fn(async () => {});
export const WithSheet: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More ways' }));
    await expect(share).toHaveBeenCalledWith({ title: args.title, url: expect.stringContaining(args.path) });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
