import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FraudNote } from './FraudNote.tsx';

const meta = {
  component: FraudNote,
  parameters: {
    usage: {
      use: 'On every job and on the general application, below the text.',
      avoid: 'Elsewhere: away from an application it would be read as alarm.',
      access: 'Plain text with a line at its side; it is no alert, because nothing has happened.',
      words: 'What we never do, then the domain our mail ends in. The domain comes from the site’s settings.',
    },
  },
} satisfies Meta<typeof FraudNote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The address comes from the settings: it is the one thing false offers cannot have. */
export const WithOurDomain: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/Our mail ends in @/)).toBeVisible();
  },
};
