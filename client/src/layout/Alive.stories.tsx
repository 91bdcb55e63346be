import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { role } from '#theme/tokens.ts';
import { grows } from '#ui/motion.ts';
import { Alive } from './Alive.tsx';

const meta = {
  component: Alive,
  args: { contact: { label: 'Contact us', link: '/contact-us' } },
  decorators: [
    (Story) => (
      <main id="main" css={{ paddingBottom: 1200 }}>
        <p>These bars are in view when the page is served, so they stay. Scroll down: the next ones grow.</p>
        <Bars name="in view" />
        <div css={{ height: 2400 }} />
        <Bars name="below" />
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Alive>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two bars, the second of which follows the first. */
function Bars({ name }: { name: string }) {
  return (
    <svg data-testid={name} data-grows="" width="300" height="40" aria-hidden="true" fill={role.accent}>
      <rect css={grows()} width="300" height="12" />
      <rect css={grows(1)} width="200" y="20" height="12" />
    </svg>
  );
}

/** Bars just below the window wait until they are in view. Those that are in view stay as they were served. */
export const BarsGrowInView: Story = {
  async play({ canvas }) {
    const below = canvas.getByTestId('below');
    await expect(below).not.toHaveAttribute('data-waiting');
    scrollBy({ top: below.getBoundingClientRect().top - innerHeight - 20, behavior: 'instant' });
    await waitFor(() => expect(below).toHaveAttribute('data-waiting'));
    await expect(canvas.getByTestId('in view')).not.toHaveAttribute('data-waiting');
    below.scrollIntoView();
    await waitFor(() => expect(canvas.getByTestId('below')).not.toHaveAttribute('data-waiting'));
    scrollTo({ top: 0, behavior: 'instant' });
    await expect(canvas.getByTestId('below')).not.toHaveAttribute('data-waiting');
  },
};
