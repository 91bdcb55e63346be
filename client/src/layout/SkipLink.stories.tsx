import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  parameters: {
    usage: {
      use: 'As the first thing of every page.',
      avoid: 'For jumps inside a page: use plain links. The job search has one of its own past its filters.',
      access:
        'Out of sight until it has the focus, then 44 px high above the header. It moves the focus, not only the view.',
      words: 'Always “Skip to content”.',
    },
  },
  render: () => (
    <>
      <SkipLink />
      <main id="main" css={{ padding: 24 }}>
        The page
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
