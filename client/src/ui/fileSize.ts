const kb = 1024;
const mb = 1024 * kb;

/** A size as text: `412 KB`, `3.4 MB`. In the units of the upload limit, so that no accepted file seems too large. */
export function fileSize(bytes: number): string {
  if (bytes < kb) return `${bytes} bytes`;
  return bytes < mb ? `${Math.round(bytes / kb)} KB` : `${megabytes(bytes)} MB`;
}

/** How much of a file was sent: `1.2 of 3.4 MB`. */
export function sentOf(sent: number, all: number): string {
  if (all < mb) return `${Math.round(sent / kb)} of ${fileSize(all)}`;
  return `${megabytes(sent)} of ${megabytes(all)} MB`;
}

const megabytes = (bytes: number) => (bytes / mb).toFixed(1);
