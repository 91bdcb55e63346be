import type { CaptchaProvider } from '#gql/schema-types.ts';

/**
 * The captchas of other companies, for sites that are set to one. Their scripts are loaded only then, and the
 * server's content security policy then names their hosts.
 */
interface Widgets {
  ready?: (then: () => void) => void;
  render(
    at: HTMLElement,
    options: { sitekey: string; size: string; callback(token: string): void; 'error-callback'(): void },
  ): string | number;
  execute(widget?: string | number): void;
}

const providers = {
  RECAPTCHA: { global: 'grecaptcha', script: 'https://www.google.com/recaptcha/api.js?render=explicit', size: 'invisible' },
  HCAPTCHA: { global: 'hcaptcha', script: 'https://js.hcaptcha.com/1/api.js?render=explicit', size: 'invisible' },
  TURNSTILE: {
    global: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    size: 'flexible',
  },
} as const;

/** Asks a provider for a token; it shows its own puzzle at the foot of the page when it wants one. */
export async function execute(provider: CaptchaProvider, siteKey: string): Promise<string> {
  const used = providers[provider as keyof typeof providers];
  if (!used) throw new Error(`${provider} is not known`);
  const widgets = await load(used);
  return new Promise((resolve, reject) => {
    const place = document.body.appendChild(document.createElement('div'));
    const end = (settle: () => void) => {
      place.remove();
      settle();
    };
    const widget = widgets.render(place, {
      sitekey: siteKey,
      size: used.size,
      callback: (token) => end(() => resolve(token)),
      'error-callback': () => end(() => reject(new Error(`${provider} failed`))),
    });
    if (used.size === 'invisible') widgets.execute(widget);
  });
}

function load({ global, script }: { global: string; script: string }): Promise<Widgets> {
  const found = () => (window as unknown as Record<string, Widgets | undefined>)[global];
  return new Promise((resolve, reject) => {
    const done = () => {
      const widgets = found();
      if (!widgets) return reject(new Error(`${script} did not load`));
      if (widgets.ready) widgets.ready(() => resolve(widgets));
      else resolve(widgets);
    };
    if (found()) return done();
    const element = document.createElement('script');
    element.onload = done;
    element.onerror = done;
    element.src = script;
    document.head.append(element);
  });
}
