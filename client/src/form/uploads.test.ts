import { expect, test, vi } from 'vitest';
import { UploadError } from '#form/upload.ts';
import { fault, type Send, Uploads, wording } from '#form/uploads.ts';

const pdf = (name = 'cv.pdf', size = 10) => new File([new Uint8Array(size)], name);
const answer = (id: string) => ({
  __typename: 'UploadFilePayload' as const,
  file: { __typename: 'UploadedFile' as const, id, name: 'cv.pdf', bytes: 10, mediaType: 'application/pdf' },
  userErrors: [],
});
const refusal = (code: 'CAPTCHA' | 'FILE_TYPE', message: string) => ({
  __typename: 'UploadFilePayload' as const,
  file: null,
  userErrors: [{ __typename: 'UserError' as const, code, field: ['file'], message }],
});
const states = (uploads: Uploads) => uploads.rows.map((row) => row.state);

test.each([
  ['cv.pdf', 1, null],
  ['CV.DOCX', 5 * 1024 * 1024, null],
  ['cv.pdf', 5 * 1024 * 1024 + 1, wording.tooLarge],
  ['cv.pdf', 0, wording.empty],
  ['references.pages', 10, wording.type],
  ['pdf', 10, wording.type],
  ['IMG_1.HEIC', 10, wording.type + wording.heic],
])('the file %s of %i bytes: %s', (name, size, want) => {
  expect(fault({ name, size })).toBe(want);
});

test('V4: the words are those that were agreed', () => {
  expect(wording).toEqual({
    tooMany: 'You can only select up to 5 files at the same time',
    tooLarge:
      'The selected file must be smaller than 5 MB. A photo? Scan it as PDF instead, with Notes on an iPhone or Google Drive on Android',
    empty: 'The selected file is empty',
    type: 'The selected file must be a PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG',
    heic: '. A photo in HEIC? Send a screenshot of it',
    failed: 'The selected file couldn’t be uploaded. Try again',
  });
});

test('files are sent one after the other', async () => {
  let open = 0;
  let most = 0;
  const send: Send = async () => {
    most = Math.max(most, ++open);
    await Promise.resolve();
    open--;
    return answer('1');
  };
  const uploads = new Uploads([], send);
  expect(uploads.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])).toBeNull();
  await uploads.settled();
  expect(most).toBe(1);
  expect(states(uploads)).toEqual(['done', 'done', 'done']);
});

test('V4: more than five files are refused, and the first five taken', async () => {
  const uploads = new Uploads([{ id: 'x', name: 'old.pdf', bytes: 3 }], async () => answer('1'));
  const problem = uploads.add(['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`)));
  await uploads.settled();
  expect(problem).toBe(wording.tooMany);
  expect(uploads.rows.map((row) => row.name)).toEqual(['old.pdf', 'a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
});

test('a photo that this browser can’t read is refused with what to do', async () => {
  const send = vi.fn<Send>(async () => answer('1'));
  const uploads = new Uploads([], send);
  uploads.add([pdf('a.jpg', 5 * 1024 * 1024 + 1), pdf('b.heic')]);
  await uploads.settled();
  expect(uploads.rows.map((row) => row.state === 'failed' && row.reason)).toEqual([
    wording.tooLarge,
    wording.type + wording.heic,
  ]);
  expect(send).not.toHaveBeenCalled();
});

test('a file at fault is not sent and does not hinder the others', async () => {
  const send = vi.fn<Send>(async () => answer('1'));
  const uploads = new Uploads([], send);
  uploads.add([pdf('references.pages'), pdf()]);
  await uploads.settled();
  expect(send).toHaveBeenCalledTimes(1);
  expect(uploads.rows[0]).toMatchObject({ state: 'failed', reason: wording.type, again: false });
  expect(uploads.rows[1]).toMatchObject({ state: 'done', id: '1' });
});

test('a broken connection can be tried again', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(new UploadError(0)).mockResolvedValueOnce(answer('7'));
  const uploads = new Uploads([], send);
  uploads.add([pdf()]);
  await uploads.settled();
  const [row] = uploads.rows;
  expect(row).toMatchObject({ state: 'failed', reason: wording.failed, again: true });
  uploads.again(row?.key ?? -1);
  await uploads.settled();
  expect(uploads.rows).toMatchObject([{ state: 'done', id: '7' }]);
});

test('what the server says is wrong is told in its words', async () => {
  const uploads = new Uploads([], async () => refusal('FILE_TYPE', 'The selected file contains macros.'));
  uploads.add([pdf()]);
  await uploads.settled();
  expect(uploads.rows[0]).toMatchObject({
    state: 'failed',
    reason: 'The selected file contains macros.',
    again: false,
  });
});

test('an expired captcha is replaced without a word', async () => {
  const send = vi
    .fn<Send>()
    .mockResolvedValueOnce(refusal('CAPTCHA', 'Choose the file again'))
    .mockResolvedValueOnce(answer('2'));
  const uploads = new Uploads([], send);
  uploads.add([pdf()]);
  await uploads.settled();
  expect(states(uploads)).toEqual(['done']);
});

test('J10: a cancelled file is aborted and leaves no trace', async () => {
  const send: Send = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const uploads = new Uploads([], send);
  uploads.add([pdf()]);
  await Promise.resolve();
  uploads.remove(uploads.rows[0]?.key ?? -1);
  await uploads.settled();
  expect(uploads.rows).toEqual([]);
});

test('J10: progress is told, with the time that is left once it can be known', async () => {
  vi.useFakeTimers();
  const seen: unknown[] = [];
  const send: Send = async (file, { onProgress }) => {
    onProgress(0, file.size);
    vi.advanceTimersByTime(2000);
    onProgress(50, file.size);
    return answer('1');
  };
  const uploads = new Uploads([], send);
  uploads.watch(() => seen.push(uploads.rows[0]));
  uploads.add([pdf('cv.pdf', 100)]);
  await uploads.settled();
  vi.useRealTimers();
  expect(seen).toContainEqual(expect.objectContaining({ state: 'sending', sent: 50, seconds: 2 }));
});

test('Y8: files that were on their way are asked for again', async () => {
  const before = new Uploads([], () => new Promise(() => {}));
  before.add([pdf('a.pdf'), pdf('b.pdf'), pdf('bad.exe')]);
  expect(before.pending()).toEqual([
    { name: 'a.pdf', bytes: 10 },
    { name: 'b.pdf', bytes: 10 },
  ]);
  const after = new Uploads([], async () => answer('1'));
  after.restore([{ id: 'x', name: 'old.pdf', bytes: 3 }], before.pending());
  expect(after.rows.map(({ name, state }) => [name, state])).toEqual([
    ['old.pdf', 'done'],
    ['a.pdf', 'failed'],
    ['b.pdf', 'failed'],
  ]);
  // They stay lost until they are chosen again or removed.
  expect(after.pending()).toEqual(before.pending());
  after.add([pdf('b.pdf')]);
  await after.settled();
  after.remove(after.rows.find(({ name }) => name === 'a.pdf')?.key ?? 0);
  expect(after.rows.map(({ name, state }) => [name, state])).toEqual([
    ['old.pdf', 'done'],
    ['b.pdf', 'done'],
  ]);
  expect(after.pending()).toEqual([]);
});
