import { captchaNote, captchaQuery, indented, type Operation, takesFile, withFresh } from './operation.ts';

/** A function that sends a mutation with an answer to the captcha and a key of its own. */
export function apolloMutation(
  operation: Operation,
  input: Record<string, unknown>,
  name: string,
  constant: string,
  document: string,
): string {
  const file = takesFile(operation.variables);
  const fresh = withFresh(operation, file ? { ...input, file: '{file}' } : input, '{key}', '{captcha}');
  const variables = indented(JSON.stringify(fresh, null, 2), '    ')
    .replace('"key": "{key}"', '"key": crypto.randomUUID()')
    .replace('"captcha": "{captcha}"', '"captcha": await solveCaptcha(client)')
    .replace('"file": "{file}"', '"file": file');
  const link = file
    ? `// The client's link must be UploadHttpLink of apollo-upload-client, with the header 'Apollo-Require-Preflight': 'true'.\n`
    : '';
  const call = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `import { gql } from '@apollo/client';

const ${constant} = gql${document};

const CAPTCHA = gql\`
  ${captchaQuery}
\`;

${link}// For programs: pages of other sites may not send mutations. In React, take the client from useApolloClient().
export async function ${call}(client${file ? ', file' : ''}) {
  return client.mutate({
    mutation: ${constant},
    variables: ${variables},
  });
}

/** ${captchaNote} */
async function solveCaptcha(client) {
  const { data } = await client.query({ query: CAPTCHA, fetchPolicy: 'no-cache' });
  const { __typename, ...challenge } = data.captcha.challenge ?? {};
  for (let number = 0; number <= challenge.maxNumber; number++) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(challenge.salt + number));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex === challenge.challenge) return btoa(JSON.stringify({ ...challenge, number }));
  }
  return null;
}
`;
}
