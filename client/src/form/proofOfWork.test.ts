import { expect, test } from 'vitest';
import { solve } from '#form/proofOfWork.ts';

async function expected(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test.each([
  '',
  'abc',
  'a'.repeat(55),
  'a'.repeat(56),
  'a'.repeat(63),
  'a'.repeat(64),
  'a'.repeat(200),
  'Zürich 東京 🚀',
])('with the salt %j the hash is that of the platform', async (salt) => {
  expect(solve({ challenge: await expected(`${salt}7`), salt, maxNumber: 9 }, 0, 9)).toBe(7);
});

test('the number of a challenge is found', async () => {
  const challenge = {
    challenge: await expected('salt?expires=1795000000&41235'),
    salt: 'salt?expires=1795000000&',
    maxNumber: 50_000,
  };
  expect(solve(challenge, 0, 50_000)).toBe(41_235);
});

test('a challenge without an answer ends', async () => {
  expect(solve({ challenge: await expected('salt1001'), salt: 'salt', maxNumber: 1000 }, 0, 1000)).toBeNull();
  expect(solve({ challenge: 'no hash', salt: 'salt', maxNumber: 1000 }, 0, 1000)).toBeNull();
});
