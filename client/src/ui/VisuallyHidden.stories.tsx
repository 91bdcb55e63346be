import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  render: (args) => (
    <p>
      24
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnlyHeard: Story = {
  args: { children: ' open roles' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('open roles', { exact: false, selector: 'span' })).toBeInTheDocument();
  },
};
export const Told: Story = { args: { children: 'Loading page', role: 'status' } };
