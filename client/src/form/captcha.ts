import type { Data } from '#data/data.ts';
import type { CaptchaQuery } from './Captcha.generated.ts';
import workerUrl from './captcha.worker.ts?worker&url';
import type { Challenge } from './proofOfWork.ts';

type CaptchaInfo = CaptchaQuery['captcha'];

/** What a form sends to prove that a person sends it; null when no proof is required. */
export type Token = string | null;

/** Returns the token when the form is sent. A proof of work is ready by then; providers are called only then. */
type Answer = () => Token | Promise<Token>;

/** A challenge is valid for ten minutes. Solutions older than this are discarded, to be safe. */
const lifetime = 9 * 60_000;

/** Solves captchas in advance, so that sending never waits for one. */
export class Captcha {
  private next: { answer: Promise<Answer>; since: number } | null = null;

  constructor(private readonly fetchChallenge: () => Promise<CaptchaInfo>) {}

  /** Starts to solve a challenge unless a solution is ready. */
  prepare(): void {
    if (this.next && performance.now() - this.next.since < lifetime) return;
    const next = { answer: this.fetchChallenge().then(answer), since: performance.now() };
    this.next = next;
    next.answer.catch(() => {
      if (this.next === next) this.next = null;
    });
  }

  /** A token for one use. The next challenge is solved in the background. */
  async take(): Promise<Token> {
    this.prepare();
    const { answer } = this.next as { answer: Promise<Answer> };
    this.next = null;
    const taken = await (await answer)();
    if (taken !== null) this.prepare();
    return taken;
  }
}

/** A solver that gets its challenges from the server. */
export function createCaptcha(data: Data): Captcha {
  return new Captcha(async () => {
    const result = await (await data.api()).query('Captcha', {}, 'no-cache');
    return (result as CaptchaQuery).captcha;
  });
}

async function answer({ provider, siteKey, challenge }: CaptchaInfo): Promise<Answer> {
  if (provider === 'OFF') return () => null;
  if (!challenge) {
    const { load } = await import('./captcha.provider.ts');
    return load(provider, siteKey ?? '');
  }
  const { algorithm, challenge: hash, salt, signature } = challenge;
  const number = await work(challenge);
  const token = btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }));
  return () => token;
}

async function work(challenge: Challenge): Promise<number> {
  const number = await workApart(challenge).catch(() => workHere(challenge));
  if (number === null) throw new Error('the challenge has no answer');
  return number;
}

function workApart({ challenge, salt, maxNumber }: Challenge): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerAddress(), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<number | null>) => end(() => resolve(data));
    worker.onerror = () => end(() => reject(new Error('no worker')));
    worker.postMessage({ challenge, salt, maxNumber });
  });
}

/** Without workers, in slices, so that typing is not blocked. */
async function workHere(challenge: Challenge): Promise<number | null> {
  const { solve } = await import('./proofOfWork.ts');
  const slice = 2_000;
  for (let from = 0; from <= challenge.maxNumber; from += slice) {
    const number = solve(challenge, from, Math.min(from + slice - 1, challenge.maxNumber));
    if (number !== null) return number;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The worker's address. Trusted Types require a policy for it; this one accepts no other address. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return workerUrl;
  policy ??= trustedTypes.createPolicy('pow', {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError(`${url} is not the worker`);
      return url;
    },
  });
  return policy.createScriptURL(workerUrl);
}
