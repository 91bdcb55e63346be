/** An operation as a program is to send it. */
export interface Operation {
  endpoint: string;
  query: string;
  variables: Record<string, unknown>;
}

type Input = Record<string, unknown>;

/** Whether the variables have a place for a file: the operation then goes as multipart/form-data. */
export function takesFile(variables: unknown): boolean {
  const input = (variables as { input?: unknown } | null)?.input;
  return typeof input === 'object' && input !== null && 'file' in input;
}

/** The input of a mutation, which needs an answer to the captcha and mostly a key of its own; null for queries. */
export function mutationInput({ query, variables: { input } }: Operation): Input | null {
  return /^\s*mutation\b/m.test(query) && typeof input === 'object' && input !== null ? (input as Input) : null;
}

/** The variables with other values in place of what each run creates: the key, if there is one, and the captcha. */
export function withFresh({ variables }: Operation, input: Input, key: unknown, captcha: unknown): Input {
  return { ...variables, input: { ...input, ...('key' in input ? { key } : {}), captcha } };
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

/** Asks for a captcha's challenge. */
export const captchaQuery = '{ captcha { challenge { algorithm challenge maxNumber salt signature } } }';

/** What the code that solves a captcha does, for a comment. */
export const captchaNote =
  'Solves the captcha: finds the number for which the SHA-256 of salt and number is the challenge.';
