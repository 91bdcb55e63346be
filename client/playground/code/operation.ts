/** An operation as a program is to send it. */
export interface Operation {
  endpoint: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Whether the variables have a place for a file: the operation then goes as multipart/form-data. */
export function takesFile(variables: unknown): boolean {
  const input = (variables as { input?: unknown } | null)?.input;
  return typeof input === 'object' && input !== null && 'file' in input;
}

export function hasAny(variables: object): boolean {
  return Object.keys(variables).length > 0;
}

/** Puts `by` before every line but the first. */
export function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** The multipart map that puts the part named 0 where the file belongs. */
export const fileMap = JSON.stringify({ 0: ['variables.input.file'] });
