import { expect, onTestFinished, test, vi } from 'vitest';
import { Captcha } from '#form/captcha.ts';

type CaptchaInfo = Awaited<ReturnType<ConstructorParameters<typeof Captcha>[0]>>;

async function challenge(number: number, salt: string): Promise<CaptchaInfo> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + number));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    __typename: 'Captcha',
    provider: 'PROOF_OF_WORK',
    siteKey: null,
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

test('V5: it is solved ahead of time, once, and every answer is used once', async () => {
  const ask = asking();
  const captcha = new Captcha(ask);
  captcha.prepare();
  captcha.prepare();
  expect(ask).toHaveBeenCalledTimes(1);
  const first = await captcha.take();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await captcha.take()).not.toBe(first);
});

test('V5: an answer that has become too old is thrown away', async () => {
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
  const captcha = new Captcha(async () => ({ __typename: 'Captcha', provider: 'OFF', siteKey: null, challenge: null }));
  expect(await captcha.take()).toBeNull();
});

function provided(provider: CaptchaInfo['provider']): Captcha {
  return new Captcha(async () => ({ __typename: 'Captcha', provider, siteKey: `key of ${provider}`, challenge: null }));
}

/** Stands in for the network: a script that is put into the page is there at once, or never comes. */
function scripts(comes: boolean, widgets: Record<string, unknown> = {}): string[] {
  const urls: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const { src, onerror } = script as HTMLScriptElement;
    urls.push(src);
    Object.assign(window, widgets);
    if (comes) (window as unknown as { captchaReady: () => void }).captchaReady();
    else onerror?.(new Event('error'));
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return urls;
}

test('a provider is asked when the token is needed, and its script is loaded once', async () => {
  let asked = 0;
  const place = vi.fn(() => 'id');
  const hcaptcha = { render: place, execute: async () => ({ response: `token ${++asked}` }), remove: vi.fn() };
  const urls = scripts(true, { hcaptcha });
  const captcha = provided('HCAPTCHA');
  captcha.prepare();
  await vi.waitFor(() => expect(urls).toHaveLength(1));
  expect(asked).toBe(0);
  expect(await captcha.take()).toBe('token 1');
  expect(await captcha.take()).toBe('token 2');
  expect(urls).toEqual(['https://js.hcaptcha.com/1/api.js?render=explicit&onload=captchaReady']);
  expect(place).toHaveBeenCalledWith(expect.any(Element), { sitekey: 'key of HCAPTCHA', size: 'invisible' });
  expect(hcaptcha.remove).toHaveBeenCalledTimes(2);
});

test('reCAPTCHA and Turnstile give their tokens', async () => {
  const remove = vi.fn();
  const urls = scripts(true, {
    grecaptcha: { execute: async (key: string) => `${key}: token` },
    turnstile: {
      render: (_: Element, { callback }: { callback: (token: string) => void }) => {
        setTimeout(callback, 0, 'turned');
        return 'id';
      },
      remove,
    },
  });
  expect(await provided('RECAPTCHA').take()).toBe('key of RECAPTCHA: token');
  expect(await provided('TURNSTILE').take()).toBe('turned');
  expect(remove).toHaveBeenCalledWith('id');
  expect(urls[0]).toBe('https://www.google.com/recaptcha/api.js?render=key%20of%20RECAPTCHA&onload=captchaReady');
});

test('when a script does not come, the server decides', async () => {
  scripts(false);
  const captcha = new Captcha(async () => ({
    __typename: 'Captcha',
    provider: 'RECAPTCHA',
    siteKey: 'other',
    challenge: null,
  }));
  expect(await captcha.take()).toBe('unavailable');
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
