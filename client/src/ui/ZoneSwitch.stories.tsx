import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ZoneSwitch } from './ZoneSwitch.tsx';
import { useZone, utc, visitors } from './zone.ts';

const meta = {
  component: ZoneSwitch,
  args: { zone: visitors },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZoneSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const YourTime: Story = {};
export const Utc: Story = { args: { zone: utc } };
export const Chosen: Story = {
  render: () => <Live />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'UTC' }));
    await expect(canvas.getByRole('radio', { name: 'UTC' })).toBeChecked();
    await expect(localStorage.getItem('zone')).toBe('utc');
    await userEvent.click(canvas.getByRole('radio', { name: 'Your time' }));
    await expect(canvas.getByRole('radio', { name: 'Your time' })).toBeChecked();
    await expect(localStorage.getItem('zone')).toBeNull();
  },
};

function Live() {
  return <ZoneSwitch zone={useZone()} />;
}
