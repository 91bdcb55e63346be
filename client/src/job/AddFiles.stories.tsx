import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PostedFormContext } from '#ui/postedForm.ts';
import { AddFiles } from './AddFiles.tsx';
import { receipt } from './samples.ts';

const meta = {
  component: AddFiles,
  args: { receipt: receipt.key, left: 4 },
  parameters: { path: `/receipts/${receipt.key}` },
} satisfies Meta<typeof AddFiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const form = within(canvasElement).getByRole('form', { name: 'Add a file' });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await userEvent.click(within(form).getByRole('button', { name: 'Add to the application' }));
    await expect(within(form).getByRole('alert')).toHaveTextContent('Choose the file to add');
  },
};
/** What a form posted without scripts came back with. */
export const Refused: Story = {
  decorators: [
    (Story) => (
      <PostedFormContext
        value={{
          name: 'addition',
          values: {},
          files: [],
          userErrors: [
            {
              code: 'JOB_CLOSED',
              field: ['receipt'],
              message: 'This job is closed, so files can’t be added. Send us a message with your reference instead',
            },
          ],
          error: null,
        }}
      >
        <Story />
      </PostedFormContext>
    ),
  ],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/^There’s a problemThis job is closed/);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
