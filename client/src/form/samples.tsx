import type { Decorator } from '@storybook/react-vite';
import { createContext, type PropsWithChildren, use } from 'react';
import { FormContext, type Problem } from './formContext.ts';
import type { UploadAnswer } from './upload.ts';
import { type Send, type Upload, Uploads, wording } from './uploads.ts';
import type { UploadList } from './useUploads.ts';

/** Shows a field in a form with posted values and errors. A story's own form replaces that of its component. */
export function inForm(problems: Problem[] = [], values: Record<string, string | string[]> = {}): Decorator {
  return (Story) => (
    <FormContext value={{ id: 'story', values, problems }}>
      <Ground>
        <Story />
      </Ground>
    </FormContext>
  );
}

const IsOnGround = createContext(false);

function Ground({ children }: PropsWithChildren) {
  if (use(IsOnGround)) return children;
  return (
    <IsOnGround value={true}>
      <div data-ground="sky" css={{ maxWidth: 520, padding: 24 }}>
        {children}
      </div>
    </IsOnGround>
  );
}

const taken = (id: string): UploadAnswer => ({
  __typename: 'UploadFilePayload',
  file: { __typename: 'UploadedFile', id, name: '', bytes: 1, mediaType: 'application/pdf' },
  userErrors: [],
});

/** An upload that is done after a moment. */
export const quick: Send = async (file, { onProgress }) => {
  onProgress(file.size, file.size);
  return taken(file.name);
};

/** An upload that stays at half. */
export const stuck: Send = (file, { onProgress, signal }) =>
  new Promise((_, reject) => {
    onProgress(file.size * 0.62, file.size);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Rows in each state. */
export function listOf(rows: Upload[], send: Send = quick): UploadList {
  const uploads = new Uploads([], send);
  uploads.rows = rows;
  return { rows, uploads };
}

export const done: Upload = { key: 1, name: 'alex-example-resume.pdf', bytes: 412 * 1024, state: 'done', id: 'f1' };
export const waiting: Upload = { key: 2, name: 'references.pdf', bytes: 96_000, state: 'waiting' };
export const sending: Upload = {
  key: 3,
  name: 'settlement-talk-slides.pdf',
  bytes: 3_565_158,
  state: 'sending',
  sent: 2_202_010,
  seconds: 6,
};
export const refused: Upload = {
  key: 4,
  name: 'references.pages',
  bytes: 51_000,
  state: 'failed',
  reason: wording.type,
  again: false,
};
export const broken: Upload = {
  key: 5,
  name: 'certificate-of-advanced-payments-engineering-with-distinction-and-a-very-long-name-indeed.pdf',
  bytes: 1_250_000,
  state: 'failed',
  reason: wording.failed,
  again: true,
};
