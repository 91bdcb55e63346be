import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RelayContext } from './relay.ts';
import { openNow, relayOf } from './samples.ts';
import { UsualDay } from './UsualDay.tsx';

const meta = {
  component: UsualDay,
  args: { now: relayOf('Sunday'), caption: 'The bars are the usual hours of each office, and the line is the work.' },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <RelayContext value={openNow('Sunday')}>
        <Story />
      </RelayContext>
    ),
  ],
} satisfies Meta<typeof UsualDay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnASunday: Story = {
  async play({ canvasElement }) {
    const chart = within(canvasElement).getByRole('img', { name: /Vadodara 10:00 to 18:30, London 09:00 to 17:30/ });
    await expect(chart).toHaveAccessibleName(/first in Vancouver, then in Vadodara, then in London, then in Toronto/);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
/** The offices do not hand work to each other. */
export const WithoutRelay: Story = { args: { now: null } };
