import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScrollToTop } from './ScrollToTop.tsx';

const meta = {
  component: ScrollToTop,
  args: { contact: { label: 'Contact us', link: '/contact-us' } },
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

/** At once, also where the style sheet makes it smooth. */
const scrollDown = (top: number) => scrollTo({ top, behavior: 'instant' });

export const NotYet: Story = {
  async play({ canvasElement }) {
    scrollDown(100);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    scrollDown(0);
  },
};
export const Shown: Story = {
  async play({ canvasElement }) {
    scrollDown(101);
    const arrow = await within(canvasElement).findByRole('button', { name: 'Back to top' });
    await userEvent.click(arrow);
    await waitFor(() => expect(scrollY).toBe(0));
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    scrollDown(101);
    await within(canvasElement).findByRole('button');
  },
};

/** The contact link leads to the form of the page. */
export const BesideAForm: Story = {
  decorators: [
    (Story) => (
      <form aria-labelledby="talk">
        <h2 id="talk">Ask us</h2>
        <input type="hidden" name="form" value="enquiry" />
        <Story />
      </form>
    ),
  ],
  async play({ canvasElement }) {
    scrollDown(101);
    const links = canvasElement.getElementsByTagName('a');
    await waitFor(() => expect(links[0]).toHaveAttribute('href', '#talk'));
  },
};

/** While a form is seen, the bar of a narrow window has the arrow alone. */
export const OverAForm: Story = {
  decorators: [
    (Story) => (
      <form method="post" css={{ height: 2400 }}>
        <Story />
      </form>
    ),
  ],
  async play({ canvasElement }) {
    scrollDown(101);
    const links = canvasElement.getElementsByTagName('a');
    await waitFor(() => expect(links).toHaveLength(0));
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};
