import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  parameters: {
    usage: {
      use: 'For text that sighted people get from the layout and others would miss; with role “status” for announcements.',
      avoid: 'To hide text that everyone should read, or to add keywords.',
      access: 'Invisible, but in reading order. It must not contain focusable elements.',
      words: 'As little as possible: “jobs”, “Remove”.',
      good: {
        show: () => (
          <p>
            24
            <VisuallyHidden> open jobs</VisuallyHidden>
          </p>
        ),
        why: 'The layout says what is counted; screen readers say “24 open jobs”.',
      },
      bad: {
        show: () => (
          <p>
            <VisuallyHidden>Closes on Friday</VisuallyHidden>
            Apply now
          </p>
        ),
        why: 'Everyone needs the deadline, so everyone should see it.',
      },
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
