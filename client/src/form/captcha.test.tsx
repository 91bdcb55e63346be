import { expect, onTestFinished, test, vi } from 'vitest';
import { Captcha } from '#form/captcha.ts';

type Asked = Awaited<ReturnType<ConstructorParameters<typeof Captcha>[0]>>;

async function challenge(number: number, salt: string): Promise<Asked> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + number));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    __typename: 'Captcha',
    provider: 'PROOF_OF_WORK',
    challenge: {
      __typename: 'CaptchaChallenge',
      algorithm: 'SHA-256',
      challenge: hex,
      maxNumber: 5000,
      salt,
      signature: `signed ${salt}`,
    },
  };
}

function asking() {
  let asked = 0;
  return vi.fn(async () => challenge(4321, `salt${++asked}?expires=1&`));
}

test('a challenge is solved apart from the page, in the form the protocol wants', async () => {
  const token = await new Captcha(asking()).take();
  expect(JSON.parse(atob(token ?? ''))).toEqual({
    algorithm: 'SHA-256',
    challenge: (await challenge(4321, 'salt1?expires=1&')).challenge?.challenge,
    number: 4321,
    salt: 'salt1?expires=1&',
    signature: 'signed salt1?expires=1&',
  });
});

test('it is solved ahead of time, once, and every answer is used once', async () => {
  const ask = asking();
  const captcha = new Captcha(ask);
  captcha.prepare();
  captcha.prepare();
  expect(ask).toHaveBeenCalledTimes(1);
  const first = await captcha.take();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await captcha.take()).not.toBe(first);
});

test('an answer that has become too old is thrown away', async () => {
  const ask = asking();
  const captcha = new Captcha(ask);
  captcha.prepare();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10 * 60_000);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const token = await captcha.take();
  expect(atob(token ?? '')).toContain('salt2');
});

test('nothing is solved when nobody asks', async () => {
  const captcha = new Captcha(async () => ({ __typename: 'Captcha', provider: 'OFF', challenge: null }));
  expect(await captcha.take()).toBeNull();
});

test('after a failure another challenge is asked for', async () => {
  const ask = asking();
  ask.mockRejectedValueOnce(new Error('no connection'));
  const captcha = new Captcha(ask);
  await expect(captcha.take()).rejects.toThrow('no connection');
  expect(atob((await captcha.take()) ?? '')).toContain('salt');
});

test('without workers it is solved on the page', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('forbidden');
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const token = await new Captcha(asking()).take();
  expect(JSON.parse(atob(token ?? '')).number).toBe(4321);
});
