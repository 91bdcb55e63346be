import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DrawerGroup } from './DrawerGroup.tsx';
import type { Entry } from './entries.ts';
import { menuEntry } from './samples.ts';

const meta = {
  component: DrawerGroup,
  args: { entry: menuEntry('Products'), pathname: '/', open: true, onToggle: () => {} },
  globals: { viewport: { value: 'w375' } },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof DrawerGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const Links: Story = {};
export const CurrentPage: Story = { args: { pathname: '/products/mailzzy' } };

function Toggling({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  return <DrawerGroup entry={entry} pathname="/" open={open} onToggle={() => setOpen(!open)} />;
}

export const GroupsInside: Story = {
  args: { entry: menuEntry('Services') },
  render: ({ entry }) => <Toggling entry={entry} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    const cloud = canvas.getByRole('button', { name: 'Cloud' });
    const security = canvas.getByRole('button', { name: 'IT security' });
    await userEvent.click(cloud);
    await userEvent.click(security);
    await expect(cloud).toHaveAttribute('aria-expanded', 'true');
    await expect(security).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Cloud overview' })).toBeVisible();
    await userEvent.click(cloud);
    await expect(cloud).toHaveAttribute('aria-expanded', 'false');
    await expect(security).toHaveAttribute('aria-expanded', 'true');
  },
};
