import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { broken, done, inForm, refused, sending, waiting } from './samples.tsx';
import { UploadRow } from './UploadRow.tsx';

const meta = {
  component: UploadRow,
  parameters: {
    usage: {
      use: 'Through FileField: one file and how far it is. It is one of waiting, sending, done, refused or broken.',
      avoid: 'Alone, or for files that lie on the server already.',
      access:
        'A progress bar with the file’s name; Cancel, Retry and Remove name the file too, because there may be five of them.',
      words:
        'Name, size, and in words how far it is or why it failed. Retry is there only where trying again can help.',
    },
  },
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
