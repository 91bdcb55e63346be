import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { CloseButton, Drawer } from './Drawer.tsx';
import { SmartLink } from './SmartLink.tsx';

const meta = {
  component: Drawer,
  subcomponents: { CloseButton },
  args: { open: false, onClose: () => {}, label: 'Filters', children: null },
  render: ({ label, children }) => <Opener label={label}>{children}</Opener>,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

function Opener({ label, children }: { label: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div css={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onClose={() => setOpen(false)} label={label}>
        <div css={{ display: 'grid', gap: 24, padding: 24, justifyItems: 'start' }}>
          <CloseButton label="Close" onClose={() => setOpen(false)} />
          {children}
        </div>
      </Drawer>
    </div>
  );
}

export const OpenedAndClosed: Story = {
  args: { children: <SmartLink href="/careers">All jobs</SmartLink> },
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Opened: Story = {
  ...OpenedAndClosed,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const LongContent: Story = {
  ...Opened,
  args: {
    children: Array.from({ length: 40 }, (_, i) => (
      <SmartLink key={String(i)} href={`/careers?page=${i + 1}`}>
        Page {i + 1} of the jobs
      </SmartLink>
    )),
  },
  globals: { viewport: { value: 'w375' } },
};
