import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileField } from './FileField.tsx';
import { broken, done, inForm, listOf, quick, refused, sending, stuck, waiting } from './samples.tsx';
import { type Send, Uploads } from './uploads.ts';
import { useRows } from './useUploads.ts';

const meta = {
  component: FileField,
  parameters: {
    usage: {
      use: 'Files that visitors send, such as a résumé.',
      avoid: 'For text that they can type or paste (TextArea).',
      access:
        'Without scripts it is the browser’s own field. With them, dropping files is a shortcut for the button, and each file says how far its upload is.',
      words: 'The hint lists the types, the number and the size of files before anyone chooses one.',
    },
  },
  args: {
    name: 'files',
    label: 'Résumé and files',
    hint: 'PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG. Up to 5 files, 5 MB each.',
    list: listOf([]),
    onProblem: fn(),
  },
  decorators: [inForm()],
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A field that really takes files in. */
function live(send: Send): NonNullable<Story['render']> {
  return function Live(args) {
    const [uploads] = useState(() => new Uploads([], send));
    const rows = useRows(uploads);
    return <FileField {...args} list={{ rows, uploads }} />;
  };
}

const files = (...names: string[]) => names.map((name) => new File(['words'], name));
const inputOf = (canvas: HTMLElement) => canvas.querySelector('input[type=file]') as HTMLInputElement;

export const Empty: Story = {
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Choose files' });
    await expect(button).toHaveAccessibleDescription(/^Résumé and files PDF, DOC/);
  },
};
export const Sending: Story = {
  args: { list: listOf([done, sending, waiting]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2.1 of 3.4 MB, 6 seconds left')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: sending.name })).toHaveAttribute('value', '2202010');
    await expect(canvas.getByRole('button', { name: `Cancel ${sending.name}` })).toBeVisible();
  },
};
export const Failed: Story = { args: { list: listOf([done, refused, broken]) } };
export const FailedOnAPhone: Story = { args: Failed.args ?? {}, globals: { viewport: { value: 'w320' } } };
export const AtFault: Story = {
  decorators: [inForm([{ field: 'files', message: 'Add your résumé, or send a link or a message instead' }])],
};

export const TakesFiles: Story = {
  render: live(quick),
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), files('cv.pdf', 'slides.odt'), { applyAccept: false });
    await waitFor(() => expect(canvas.getAllByText(/^Uploaded/)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('slides.odt uploaded'));
    await expect(canvasElement.querySelectorAll('input[type=hidden][name=files]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cv.pdf' }));
    await expect(canvas.queryByText('cv.pdf')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
  },
};
export const RefusesASixthFile: Story = {
  render: live(quick),
  async play({ args, canvasElement }) {
    const many = files('1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf');
    await userEvent.upload(inputOf(canvasElement), many, { applyAccept: false });
    await expect(args.onProblem).toHaveBeenLastCalledWith('You can only select up to 5 files at the same time');
    await waitFor(() => expect(within(canvasElement).getAllByText(/^Uploaded/)).toHaveLength(5));
  },
};
export const CanBeCancelled: Story = {
  render: live(stuck),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), files('cv.pdf'), { applyAccept: false });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel cv.pdf' }));
    await expect(canvas.queryByText('cv.pdf')).toBeNull();
  },
};
