import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SearchShortcut } from './SearchShortcut.tsx';

const meta = { component: SearchShortcut } satisfies Meta<typeof SearchShortcut>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  async play({ canvas }) {
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(canvas.getByRole('searchbox')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull());
    }
  },
};
