import { expect, test } from 'vitest';
import { Check, problemsOf } from '#form/check.ts';

function data(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test.each([
  ['', 'Enter your e-mail address'],
  ['  ', 'Enter your e-mail address'],
  ['alex@', 'Enter an e-mail address in the correct format, like name@example.com'],
  [' alex@example.org ', undefined],
  ['\u200balex@example.org\u200e', undefined],
  ['al\u200eex@example.org', 'E-mail address contains an invisible character. Clear the field and type it again'],
])('the e-mail address %j: %s', (email, want) => {
  const check = new Check(data({ email }));
  check.email();
  expect(check.problems[0]?.message).toBe(want);
});

test.each([
  ['', true],
  ['(202) 555-0143', true],
  ['+44 20 7946 0000', true],
  ['\u202a+44 20 7946 0000\u202c', true],
  ['+44 20\u200b7946 0000', false],
  ['1234', false],
  ['call me', false],
  ['1'.repeat(21), false],
])('the phone number %j: %s', (phone, ok) => {
  const check = new Check(data({ phone }));
  check.phone();
  expect(check.problems).toHaveLength(ok ? 0 : 1);
});

test.each([
  ['', true],
  ['https://example.org', true],
  ['HTTP://example.org/a?b#c', true],
  ['linkedin.com/in/dana', true],
  ['example', false],
  ['javascript:alert(1)', false],
  ['https://user@example.org', false],
  ['https://', false],
])('the link %j: %s', (link, ok) => {
  const check = new Check(data({ link }));
  check.link();
  expect(check.problems).toHaveLength(ok ? 0 : 1);
});

test('lengths are counted in characters, as people count them', () => {
  const check = new Check(data({ name: '🚀'.repeat(120), message: 'a'.repeat(2001) }));
  check.line('name', 'Name', 120);
  check.line('message', 'Message', 2000, 'long');
  expect(check.problems).toEqual([{ field: 'message', message: 'Message must be 2,000 characters or fewer' }]);
});

test('what the server found wrong stands at its field, in the order of the form', () => {
  const error = (field: string[], message: string, code = 'REQUIRED') => ({ field, message, code });
  const problems = problemsOf([
    error(['consent'], 'Agree'),
    error(['answers', 'ledger'], 'Answer'),
    error(['files', '1'], 'File 2 is no longer here', 'NOT_FOUND'),
    error([], 'Refused', 'REFUSED'),
    error(['name'], 'Enter your name'),
  ]);
  expect(problems.map(({ field }) => field)).toEqual(['', 'name', 'files', 'answers.ledger', 'consent']);
});
