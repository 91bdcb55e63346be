import type { ApolloClient } from '@apollo/client';
import type { Captcha } from './captcha.ts';

const captchas = new WeakMap<ApolloClient, Promise<Captcha>>();

/** The one captcha solver of a client. Its code is loaded when a form is first used: most visitors never use one. */
export function captchaOf(client: ApolloClient): Promise<Captcha> {
  const known = captchas.get(client);
  if (known) return known;
  const made = import('./captcha.ts').then(({ createCaptcha }) => createCaptcha(client));
  captchas.set(client, made);
  made.catch(() => captchas.delete(client));
  return made;
}
