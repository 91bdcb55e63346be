import { expect, test } from 'vitest';
import { contract } from './samples.ts';
import { act, canSign, grouped, type Signing, sealedText, sha256, timeAfter, untouched } from './signing.ts';

const clauses = contract.clauses.map(({ number, text }): [string, string] => [number, text]);
const open = act(untouched, { type: 'open', time: '10:00:00' });
const begin = { type: 'begin', time: '10:00:09', seconds: 9, how: 'Drawn with a mouse' } as const;

function drawn(points: number): Signing {
  let signing = act(act(open, begin), { type: 'stroke', path: 'M1 1' });
  for (let i = 0; i < points; i++) signing = act(signing, { type: 'draw', path: `L${i} 2` });
  return signing;
}

test('the trail grows by opened, read, begun, signed and sealed', () => {
  const signed = act(act(drawn(14), begin), { type: 'sign', time: '10:00:12', seconds: 2.5 });
  expect(signed.lines.map(({ time, event, evidence }) => `${time} ${event}: ${evidence}`)).toEqual([
    '10:00:00 Opened by you: On this page',
    '10:00:09 Read by you: For 9 seconds',
    '10:00:09 Signature begun: Drawn with a mouse',
    '10:00:12 Signed by you: 1 stroke, 14 points, 2.5 s',
    '10:00:12 Sealed: Any later change breaks the seal',
  ]);
});

test('the clock goes on from the last signer, past midnight too', () => {
  expect(['11:40:32', '23:59:59'].map((start) => timeAfter(start, 1999))).toEqual(['11:40:33', '00:00:00']);
});

test('a touch is no signature, and nobody signs twice', () => {
  expect([drawn(12), drawn(13)].map(canSign)).toEqual([false, true]);
  expect(canSign(act(drawn(13), { type: 'sign', time: '10:00:12', seconds: 1 }))).toBe(false);
  expect(['A', ' A ', 'Al'].map((text) => canSign(act(open, { type: 'type', text })))).toEqual([false, false, true]);
});

test('typing replaces drawing, and drawing replaces typing', () => {
  expect(act(drawn(3), { type: 'type', text: 'Al' })).toMatchObject({ path: '', strokes: 0, points: 0, typed: 'Al' });
  expect(act(act(open, { type: 'type', text: 'Al' }), { type: 'stroke', path: 'M1 1' }).typed).toBe('');
});

test('the first fingerprint is the seal, later ones are compared with it', () => {
  const sealed = act(act(open, { type: 'fingerprint', value: 'aa' }), { type: 'alter' });
  expect(act(sealed, { type: 'fingerprint', value: 'bb' })).toMatchObject({ seal: 'aa', found: 'bb', isAltered: true });
});

test('the fingerprint is the SHA-256 that the server checks, and a comma changes it', async () => {
  const text = sealedText(clauses, contract.trail, contract.signature);
  expect(await sha256(text)).toBe(contract.fingerprint);
  expect(await sha256(text.replace(',', ''))).not.toBe(contract.fingerprint);
  expect(grouped('0123456789ab')).toBe('0123 4567 89ab');
});
