import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  parameters: {
    usage: {
      use: 'In the header, as the way home.',
      avoid: 'As decoration on a page, in another colour, or without the name beside the mark.',
      access:
        'A link to the first page named “‹Company› home”. The mark is hidden from readers and follows the colour of the text, also where colours are forced.',
      words: 'The company’s name as it is set; a long one is broken, never cut.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: { name: 'Hire360' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Hire360 home' })).toHaveAttribute('href', '/');
  },
};
export const LongName: Story = { args: { name: 'Meridian Software and Staffing' } };
