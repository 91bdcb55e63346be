/** The parts of the providers' APIs that are used here. */
interface Widgets {
  grecaptcha: { execute(siteKey: string, options: { action: string }): Promise<string> };
  hcaptcha: {
    render(place: Element, options: { sitekey: string; size: 'invisible' }): string;
    execute(id: string, options: { async: true }): Promise<{ response: string }>;
    remove(id: string): void;
  };
  turnstile: {
    render(place: Element, options: Record<string, unknown>): string;
    remove(id: string): void;
  };
}

interface Provider {
  /** Calls the global function of that name when it is ready. */
  script(siteKey: string, ready: string): string;
  token(widgets: Widgets, siteKey: string, place: Element): Promise<string>;
}

const providers: Record<string, Provider> = {
  RECAPTCHA: {
    script: (siteKey, ready) => `https://www.google.com/recaptcha/api.js?render=${siteKey}&onload=${ready}`,
    token: ({ grecaptcha }, siteKey) => grecaptcha.execute(siteKey, { action: 'send' }),
  },
  HCAPTCHA: {
    script: (_, ready) => `https://js.hcaptcha.com/1/api.js?render=explicit&onload=${ready}`,
    async token({ hcaptcha }, sitekey, place) {
      const id = hcaptcha.render(place, { sitekey, size: 'invisible' });
      try {
        return (await hcaptcha.execute(id, { async: true })).response;
      } finally {
        hcaptcha.remove(id);
      }
    },
  },
  TURNSTILE: {
    script: (_, ready) => `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${ready}`,
    async token({ turnstile }, sitekey, place) {
      let id = '';
      try {
        return await new Promise<string>((resolve, reject) => {
          const fail = () => {
            reject(new Error('the captcha failed'));
            return true;
          };
          const ends = {
            callback: resolve,
            'error-callback': fail,
            'timeout-callback': fail,
            'unsupported-callback': fail,
          };
          id = turnstile.render(place, { sitekey, appearance: 'interaction-only', ...ends });
        });
      } finally {
        if (id) turnstile.remove(id);
      }
    },
  },
};

/** Sent when the provider gives no token. The server checks whether the provider is down, and then accepts the form. */
const unavailable = 'unavailable';

const ready = 'captchaReady';
const patience = 10_000;
const loading = new Map<string, Promise<void>>();

/** Loads a provider's script. Returns a function that gets a token, for which the provider may show a challenge. */
export async function load(provider: string, siteKey: string): Promise<() => Promise<string>> {
  const known = providers[provider];
  if (!known) throw new Error(`the captcha of ${provider} is not built in`);
  try {
    await loaded(known.script(encodeURIComponent(siteKey), ready));
  } catch {
    return async () => unavailable;
  }
  return async () => {
    const place = document.createElement('div');
    // Set one by one: the page's Content-Security-Policy allows no style attributes.
    Object.assign(place.style, { position: 'fixed', right: '1rem', bottom: '1rem', zIndex: '100' });
    document.body.append(place);
    try {
      return await known.token(window as unknown as Widgets, siteKey, place);
    } catch {
      return unavailable;
    } finally {
      place.remove();
    }
  };
}

function loaded(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const made = new Promise<void>((resolve, reject) => {
    (window as unknown as Record<string, () => void>)[ready] = resolve;
    script.onerror = reject;
    setTimeout(reject, patience);
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
  loading.set(url, made);
  made.catch(() => {
    script.remove();
    loading.delete(url);
  });
  return made;
}
