import type { ApolloClient } from '@apollo/client';
import type { Captcha } from './captcha.ts';

const captchas = new WeakMap<ApolloClient, Promise<Captcha>>();

/** The one captcha solver of a client. Its code comes when a form is first touched: most are only read past. */
export function captchaOf(client: ApolloClient): Promise<Captcha> {
  const known = captchas.get(client);
  if (known) return known;
  const made = import('./captcha.ts').then(({ createCaptcha }) => createCaptcha(client));
  captchas.set(client, made);
  made.catch(() => captchas.delete(client));
  return made;
}
