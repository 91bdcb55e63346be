import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactLinks, MailLink, PhoneLink } from './ContactLinks.tsx';

const meta = {
  component: ContactLinks,
  subcomponents: { MailLink, PhoneLink },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof ContactLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  render: () => <ContactLinks css={{ display: 'flex', gap: 24, fontStyle: 'normal' }} />,
  async play({ canvasElement }) {
    const [phone, email] = within(canvasElement).getAllByRole('link');
    await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
    await expect(email).toHaveAttribute('href', expect.stringMatching(/^mailto:[^@]+@[^@]+$/));
  },
};
export const PhoneAlone: Story = { render: () => <PhoneLink /> };
export const MailAlone: Story = { render: () => <MailLink /> };
export const LargeInAColumn: Story = {
  render: () => (
    <ContactLinks css={{ display: 'grid', gap: 8, justifyItems: 'start', fontSize: 22, fontStyle: 'normal' }} />
  ),
  globals: { viewport: { value: 'w320' } },
};
