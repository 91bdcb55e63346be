import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const meta = {
  component: ErrorBoundary,
  parameters: {
    usage: {
      use: 'Around a part that may fail while the rest of the page should go on: once inside the layout, once around everything.',
      avoid: 'For an answer that did not come: that is no fault of code, use Failure.',
      access: 'Shows Failure, which takes the focus and says what can be done. Header and footer stay where they were.',
      words: 'Those of Failure. What went wrong stands in the console, not on the page.',
    },
  },
  args: { children: 'Everything is well.' },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

function Faulty(): never {
  throw new Error('a component that cannot be rendered');
}

export const NothingWrong: Story = {};
export const SomethingThrown: Story = {
  args: { children: <Faulty /> },
  // React reports what was caught.
  parameters: { speaks: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  },
};
