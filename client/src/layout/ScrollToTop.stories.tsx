import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScrollToTop } from './ScrollToTop.tsx';

const meta = {
  component: ScrollToTop,
  parameters: {
    usage: {
      use: 'Once a page. It shows past 100 px of scroll.',
      avoid:
        'A second time inside long lists, and where it would cover what is last on a page: the footer keeps room for it.',
      access:
        'Named “Back to top”; moves the focus to main too. Out of the tab order while it is not seen. It glides only where motion is wanted.',
      words: 'Always “Back to top”, drawn as an arrow of 48 px.',
    },
  },
  decorators: [
    (Story) => (
      <main id="main" css={{ height: 2400 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotYet: Story = {
  async play({ canvasElement }) {
    scrollTo(0, 100);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    scrollTo(0, 0);
  },
};
export const Shown: Story = {
  async play({ canvasElement }) {
    scrollTo(0, 101);
    const arrow = await within(canvasElement).findByRole('button', { name: 'Back to top' });
    await userEvent.click(arrow);
    await waitFor(() => expect(scrollY).toBe(0));
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};
