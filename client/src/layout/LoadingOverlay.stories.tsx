import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  component: LoadingOverlay,
  parameters: {
    usage: {
      use: 'While the next page is on its way after a link was used.',
      avoid: 'For a part of a page: that keeps what it shows and fades it. For the first load: the page comes whole.',
      access:
        'A status that says “Loading page”. It is painted only after 120 ms, and no click gets through while it is. Its line stands still where no motion is wanted.',
      words: 'Always “Loading page”.',
    },
  },
  decorators: [
    (Story) => (
      <>
        <p css={{ padding: 24 }}>The page that is being left.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {
  args: { on: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading page'),
};
export const Off: Story = {
  args: { on: false },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('status')).toHaveTextContent(''),
};
