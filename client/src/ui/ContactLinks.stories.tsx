import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactLinks, PhoneLink } from './ContactLinks.tsx';

const meta = {
  component: ContactLinks,
  parameters: {
    usage: {
      use: 'Where somebody may rather talk, or write from a program of his own: the footer, and beside the full enquiry form.',
      avoid: 'For an office’s postal address (Offices), or for a person: nobody’s own number stands on the site.',
      access:
        'An address element with two links. The number is dialled without its spaces and brackets, and read with them.',
      words:
        'Number and address as they are set for the site, with no words before them. The place around gives the look.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof ContactLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  async play({ canvasElement }) {
    const [phone, email] = within(canvasElement).getAllByRole('link');
    await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
    await expect(email).toHaveAttribute('href', expect.stringMatching(/^mailto:[^@]+@[^@]+$/));
  },
};
export const PhoneAlone: Story = { render: () => <PhoneLink /> };
export const LargeInAColumn: Story = {
  render: () => <ContactLinks css={{ display: 'grid', gap: 8, justifyItems: 'start', fontSize: 22 }} />,
  globals: { viewport: { value: 'w320' } },
};
