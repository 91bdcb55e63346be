import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FraudNote } from './FraudNote.tsx';

const meta = {
  component: FraudNote,
} satisfies Meta<typeof FraudNote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The address comes from the settings: it is the one thing false offers cannot have. */
export const WithOurDomain: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/Our e-mail addresses end in @/)).toBeVisible();
  },
};
