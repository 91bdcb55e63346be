import type { Data } from '#data/data.ts';
import { fetchCode } from '#ui/release.ts';
import type { Captcha } from './captcha.ts';

const captchas = new WeakMap<Data, Promise<Captcha>>();

/** The one captcha solver of a page. Its code is loaded when a form is first used: most visitors never use one. */
export function captchaOf(data: Data): Promise<Captcha> {
  const known = captchas.get(data);
  if (known) return known;
  const made = fetchCode(() => import('./captcha.ts')).then(({ createCaptcha }) => createCaptcha(data));
  captchas.set(data, made);
  made.catch(() => captchas.delete(data));
  return made;
}
