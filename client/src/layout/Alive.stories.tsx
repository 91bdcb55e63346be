import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { role } from '#theme/tokens.ts';
import { grows } from '#ui/motion.ts';
import { Alive } from './Alive.tsx';

const meta = {
  component: Alive,
  args: { contact: { label: 'Contact us', link: '/contact-us' } },
  decorators: [
    (Story) => (
      <main id="main" css={{ paddingBottom: 1200 }}>
        <p>These bars are in view when the page is served, so they stay. The next ones are far below.</p>
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

/** Bars that are in view stay as they were served, and those far below are whole. In a frame, none waits below it. */
export const BarsStay: Story = {
  async play({ canvas }) {
    for (const name of ['in view', 'below']) {
      canvas.getByTestId(name).scrollIntoView();
      await expect(canvas.getByTestId(name)).not.toHaveAttribute('data-waiting');
    }
  },
};
