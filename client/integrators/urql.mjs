// urql sends files by the multipart request specification without being told.
import { Client, fetchExchange } from '@urql/core';
import { integrate } from './operations.mjs';

const client = new Client({
  url: process.argv[2],
  exchanges: [fetchExchange],
  preferGetMethod: false,
  fetchOptions: { headers: { 'Apollo-Require-Preflight': 'true' } },
});

await integrate(async (text, variables) => {
  const send = text.startsWith('mutation') ? client.mutation(text, variables) : client.query(text, variables);
  const { data, error } = await send.toPromise();
  if (error) throw error;
  return data;
});
