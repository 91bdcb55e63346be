import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DrawnButton, Entry, Status } from './parts.tsx';
import { Screen } from './Screen.tsx';

const meta = {
  component: Screen,
  subcomponents: { Status, Entry, DrawnButton },
  args: {
    label: 'A form of Work360 with two fields and a button',
    product: 'Work360',
    title: 'Hand over',
    state: 'Draft',
    children: (
      <div css={{ display: 'grid', gap: 16, padding: 24, justifyItems: 'start' }}>
        <Entry name="To" value="Vadodara" chosen />
        <Entry name="By" value="18:30 IST" />
        <Status tone="done">Nobody is asked twice</Status>
        <DrawnButton>Hand over</DrawnButton>
      </div>
    ),
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Window: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const OnNavy: Story = {
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 40 }}>
        <Story />
      </div>
    ),
  ],
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
