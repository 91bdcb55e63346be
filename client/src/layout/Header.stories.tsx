import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Header } from './Header.tsx';
import { site } from './samples.ts';

const meta = {
  component: Header,
  args: { site, jobCount: 24, pathname: '/' },
  globals: { viewport: { value: 'w1280' } },
  decorators: [
    (Story) => (
      <div css={{ height: 2400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {
  async play({ canvasElement }) {
    scrollTo({ top: 10, behavior: 'instant' });
    await settled();
    await expect(within(canvasElement).getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
    scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const Scrolled: Story = {
  async play({ canvasElement }) {
    scrollTo({ top: 11, behavior: 'instant' });
    await waitFor(() => expect(within(canvasElement).getByRole('banner')).toHaveAttribute('data-scrolled', 'true'));
  },
};
export const Desk: Story = {
  globals: { viewport: { value: 'w1536' } },
  args: { pathname: '/services/seo-services' },
};
export const JobsUnknown: Story = { args: { jobCount: null } };
export const LongWords: Story = { args: { site: pseudoLocalize(site) }, globals: { viewport: { value: 'w1536' } } };

export const Drawer: Story = {
  globals: { viewport: { value: 'w375' } },
  async play({ canvasElement }) {
    const burger = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.click(burger);
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(dialog).getByRole('link', { name: 'Contact us' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(burger).toHaveFocus();
  },
};

/** Two frames: the position is read in the next one and painted after that. */
function settled() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
