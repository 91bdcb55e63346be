import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import { failureOf, generic } from '#form/failure.ts';

const message = 'Too many submissions from your network. Try again in 37 seconds';
const refusal = { errors: [{ message, extensions: { code: 'RATE_LIMITED', retryAfter: 37 } }] };

test.each([
  ["Apollo's error", new CombinedGraphQLErrors(refusal), message],
  ['the answer', refusal, message],
  ['another code', { errors: [{ message: 'secret', extensions: { code: 'INTERNAL' } }] }, generic],
  ['no code', { errors: [{ message: 'secret' }] }, generic],
  ['a broken connection', new TypeError('fetch failed'), generic],
  ['nothing', null, generic],
])('a failed request with %s', (_, cause, want) => {
  expect(failureOf(cause)).toBe(want);
});
