import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const root = document.documentElement;

const meta = {
  component: ThemeSwitch,
  // It sets the theme itself.
  globals: { theme: 'system' },
  parameters: {
    usage: {
      use: 'Once, at the end of the footer, which is navy in both themes.',
      access: 'A group of radio buttons named “Colors”: Tab reaches it, arrow keys choose.',
    },
  },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const { theme } = root.dataset;
    localStorage.removeItem('theme');
    return () => {
      localStorage.removeItem('theme');
      if (theme) root.dataset.theme = theme;
      else delete root.dataset.theme;
    };
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const System: Story = {
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('group', { name: 'Colors' });
    await expect(within(group).getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(within(group).getByText('Dark'));
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(within(group).getByText('System'));
    await expect(root).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem('theme')).toBeNull();
  },
};
export const Chosen: Story = {
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('group', { name: 'Colors' });
    within(group).getByRole('radio', { name: 'System' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(group).getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(root).toHaveAttribute('data-theme', 'light');
  },
};
