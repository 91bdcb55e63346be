import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  parameters: {
    usage: {
      use: 'For words that eyes get from the layout and ears would miss; with role “status” for news.',
      avoid: 'To hide text that everybody should read, or to add keywords.',
      access: 'Out of sight, in the reading order. Things that can have the focus do not belong in it.',
      words: 'The least that is needed: “jobs”, “Remove”.',
    },
    layout: 'padded',
  },
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
  args: { children: ' open jobs' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('open jobs', { exact: false, selector: 'span' })).toBeInTheDocument();
  },
};
export const Told: Story = { args: { children: 'Loading page', role: 'status' } };
