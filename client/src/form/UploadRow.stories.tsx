import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { broken, done, inForm, refused, sending, waiting } from './samples.tsx';
import { UploadRow } from './UploadRow.tsx';

const meta = {
  component: UploadRow,
  args: { row: done, name: 'files', onAgain: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    inForm(),
  ],
} satisfies Meta<typeof UploadRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Remove ${done.name}` }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { row: waiting } };
export const Sending: Story = { args: { row: sending } };
export const Refused: Story = { args: { row: refused } };
/** A long name breaks; a broken connection can be tried again. */
export const Broken: Story = {
  args: { row: broken },
  globals: { viewport: { value: 'w320' } },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Try again ${broken.name}` }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
