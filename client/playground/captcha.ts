import { solve } from '#form/proofOfWork.ts';

const query = '{ captcha { provider challenge { algorithm challenge maxNumber salt signature } } }';

interface Asked {
  provider: string;
  challenge: { algorithm: string; challenge: string; maxNumber: number; salt: string; signature: string } | null;
}

/** An answer to a fresh challenge, good for one mutation; null where nobody asks or only a provider's widget can answer. */
export async function token(): Promise<string | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { captcha: Asked } };
  if (!data.captcha.challenge) return null;
  const { algorithm, challenge, salt, signature } = data.captcha.challenge;
  const number = solve(data.captcha.challenge, 0, data.captcha.challenge.maxNumber);
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
