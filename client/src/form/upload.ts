import { documentIds } from '#gql/document-ids.ts';
import type { UploadFileMutation } from './UploadFile.generated.ts';

export type UploadAnswer = UploadFileMutation['uploadFile'];

export interface UploadOptions {
  captcha: string | null;
  onProgress(sent: number, total: number): void;
  signal: AbortSignal;
}

/** An upload that ended without a response from the server. */
export class UploadError extends Error {
  constructor(
    readonly status: number,
    readonly answer: unknown = null,
  ) {
    super(`the upload ended with status ${status}`);
  }
}

/**
 * Sends one file by the GraphQL multipart request specification. XMLHttpRequest, because fetch reports no upload
 * progress.
 */
export function uploadFile(file: File, { captcha, onProgress, signal }: UploadOptions): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(signal.aborted ? signal.reason : new UploadError(request.status, request.response));
    request.open('POST', '/graphql');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Apollo-Require-Preflight', 'true');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.min(loaded, file.size), Math.min(total, file.size));
    request.onload = () => {
      const answer = (request.response as { data?: UploadFileMutation | null } | null)?.data?.uploadFile;
      if (answer) resolve(answer);
      else fail();
    };
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) return fail();
    request.send(body(file, captcha));
  });
}

function body(file: File, captcha: string | null): FormData {
  const operations = {
    operationName: 'UploadFile',
    variables: { input: { file: null, captcha } },
    extensions: { persistedQuery: { version: 1, sha256Hash: documentIds.UploadFile } },
  };
  const form = new FormData();
  // The specification wants this order: the server starts to read before the file has arrived.
  form.set('operations', JSON.stringify(operations));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', file, file.name);
  return form;
}
