import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { done, refused, sending } from './samples.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import type { Upload } from './uploads.ts';

const meta = {
  component: UploadStatus,
  args: { rows: [] },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof UploadStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

const said = (canvas: HTMLElement, words: string) =>
  waitFor(() => expect(within(canvas).getByRole('status')).toHaveTextContent(words));

export const Nothing: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Begins: Story = {
  args: { rows: [sending] },
  play: ({ canvasElement }) => said(canvasElement, 'Uploading settlement-talk-slides.pdf'),
};
export const Fails: Story = {
  args: { rows: [refused] },
  play: ({ canvasElement }) => said(canvasElement, 'references.pages: The selected file must be a PDF'),
};
/** Progress is not told, the end is. */
export const Ends: Story = {
  render: () => <OneFile />,
  async play({ canvasElement }) {
    await said(canvasElement, `Uploading ${done.name}`);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Goes on' }));
    await said(canvasElement, `Uploading ${done.name}`);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ends' }));
    await said(canvasElement, `${done.name} uploaded`);
  },
};

function OneFile() {
  const { key, name, bytes } = done;
  const [row, setRow] = useState<Upload>({ key, name, bytes, state: 'sending', sent: 0, seconds: null });
  return (
    <>
      <Button onClick={() => setRow({ ...row, sent: bytes / 2 } as Upload)}>Goes on</Button>
      <Button onClick={() => setRow(done)}>Ends</Button>
      <UploadStatus rows={[row]} />
    </>
  );
}
