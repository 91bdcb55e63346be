import { GraphQLError } from 'graphql';
import { token } from './captcha.ts';
import { fileMap, takesFile } from './code/operation.ts';
import { current, remember } from './session.ts';

interface Params {
  query: string;
  operationName?: string | null | undefined;
  variables?: unknown;
}

interface Answer {
  errors?: readonly GraphQLError[];
  data?: Record<string, { file?: { id: string } | null; receipt?: { key: string } | null } | null>;
  extensions?: { cost?: { requested: number; maximum: number } };
}

/** Runs the contents of the editor: fills in the captcha, sends a chosen file along, and notes what it cost. */
export async function run(params: Params, options?: { headers?: Record<string, string> }): Promise<Answer> {
  const introspection = params.operationName === 'IntrospectionQuery';
  if (!introspection) remember({ cost: null });
  if (wantsFile(params.variables) && !current().file) return failed('Choose a file first, at “File to upload” below.');
  try {
    return await send(params, introspection, options?.headers);
  } catch {
    return failed('The API did not respond. Check your connection, then run the operation again.');
  }
}

function failed(message: string): Answer {
  return { errors: [new GraphQLError(message)] };
}

function wantsFile(variables: unknown): boolean {
  return takesFile(variables) && (variables as { input: { file: unknown } }).input.file === null;
}

async function send(params: Params, introspection: boolean, more: Record<string, string> = {}): Promise<Answer> {
  const variables = await filled(params.variables);
  const request = { query: params.query, ...named(params), variables };
  const headers = { ...more, ...(introspection ? {} : { 'x-graphql-cost': '1' }) };
  const file = takesFile(variables) ? current().file : null;
  const response = await fetch('/graphql', {
    method: 'POST',
    ...(file ? upload(request, file, headers) : json(request, headers)),
  });
  const answer = (await response.json()) as Answer;
  if (!introspection) note(answer, response.headers.get('RateLimit'));
  return answer;
}

/** The editor learns the names of operations a moment late: one that is gone is left out. */
function named({ query, operationName }: Params) {
  return operationName && new RegExp(`\\b(query|mutation)\\s+${operationName}\\b`).test(query) ? { operationName } : {};
}

function json(request: object, headers: Record<string, string>) {
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(request) };
}

/** The GraphQL multipart request specification; the parts in this order. */
function upload(request: object, file: File, headers: Record<string, string>) {
  const body = new FormData();
  body.set('operations', JSON.stringify(request));
  body.set('map', fileMap);
  body.set('0', file, file.name);
  return { headers: { ...headers, 'apollo-require-preflight': 'true' }, body };
}

/** Puts a solved captcha where the variables hold its stand-in. */
async function filled(variables: unknown): Promise<unknown> {
  const input = (variables as { input?: { captcha?: unknown } } | null)?.input;
  if (input?.captcha !== '{captcha}') return variables;
  return { ...(variables as object), input: { ...input, captcha: await token() } };
}

function note({ data, extensions }: Answer, rate: string | null) {
  const left = rate?.match(/"queries";r=(\d+)/)?.[1];
  const results = Object.values(data ?? {});
  const uploaded = results.find((result) => result?.file)?.file?.id;
  const sent = results.find((result) => result?.receipt)?.receipt?.key;
  remember({
    cost: extensions?.cost ?? null,
    ...(left ? { left: Number(left) } : {}),
    ...(uploaded ? { uploaded } : {}),
    ...(sent ? { sent } : {}),
  });
}
