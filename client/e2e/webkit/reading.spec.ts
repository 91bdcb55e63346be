import { address, alive, button, expect, focused, link, open, scrollDown, scrolled, test, text } from './webkit.ts';

for (const path of ['/', '/about', '/our-services/cloud-services', '/services/seo-services', '/products/work360'])
  test(`${path} draws, comes alive and fits the window`, async ({ kit }) => {
    await open(kit, path);
    const page = await kit.run(() => ({
      headings: document.querySelectorAll('h1').length,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      emptyPictures: [...document.querySelectorAll('main svg')].filter((svg) => !svg.childElementCount).length,
    }));
    expect(page).toEqual({ headings: 1, sideways: 0, emptyPictures: 0 });
    await expect.poll(() => kit.run(() => document.fonts.check('16px "Instrument Sans Variable"'))).toBe(true);
  });

test('a click shows the next page from its top, with the focus on its heading', async ({ kit }) => {
  await open(kit, '/');
  await scrollDown(kit, 900);
  await kit.click(link('Integration', '//footer'));
  await expect.poll(() => address(kit)).toBe('/our-services/integration-services');
  await expect.poll(() => kit.run(() => document.activeElement?.tagName)).toBe('H1');
  expect(await scrolled(kit)).toBe(0);
});

test('Back, Forward and reload keep the place', async ({ kit }) => {
  await open(kit, '/services/seo-services');
  await scrollDown(kit, 1500);
  // A real click: WebKit's Back skips entries that no gesture of the visitor made.
  await kit.click(link('Events', '//header'));
  await expect.poll(() => address(kit)).toBe('/events');
  await expect.poll(() => kit.run(() => document.activeElement?.tagName)).toBe('H1');
  await kit.back();
  await expect.poll(() => scrolled(kit)).toBe(1500);
  await kit.forward();
  await expect.poll(() => address(kit)).toBe('/events');
  await kit.back();
  await expect.poll(() => scrolled(kit)).toBe(1500);
  await kit.reload();
  await alive(kit);
  await expect.poll(() => scrolled(kit)).toBe(1500);
});

for (const elsewhere of ['/playground', '/sitemap.xml'])
  test(`Back from ${elsewhere}, another document, keeps the place`, async ({ kit }) => {
    await open(kit, '/services/seo-services');
    await scrollDown(kit, 1500);
    await kit.goto(elsewhere);
    await kit.back();
    await expect.poll(() => address(kit)).toBe('/services/seo-services');
    await expect.poll(() => scrolled(kit)).toBe(1500);
  });

test('the overlay covers the page while an answer is on its way, and goes when it is here', async ({ kit }) => {
  await open(kit, '/');
  await kit.run(() => {
    const send = window.fetch;
    const released = new Promise((resolve) => addEventListener('release', resolve, { once: true }));
    window.fetch = (...request) => released.then(() => send(...request));
  });
  const overlay = () =>
    kit.run(() => {
      const cover = document.querySelector('[role=status][data-state=on] > div');
      return cover && getComputedStyle(cover).opacity;
    });
  await kit.click(link('Events', '//header'));
  await expect.poll(overlay).toBe('1');
  await kit.run(() => void dispatchEvent(new Event('release')));
  await expect.poll(overlay).toBe(null);
  await expect.poll(() => kit.run(() => document.activeElement?.tagName)).toBe('H1');
  expect(await address(kit)).toBe('/events');
});

test('the menu opens by click, and Escape closes it and returns the focus', async ({ kit }) => {
  await open(kit, '/');
  const expanded = () => kit.run(() => document.querySelector('nav [aria-expanded="true"]')?.textContent ?? '');
  await kit.click(button('Services', '//header'));
  await expect.poll(expanded).toBe('Services');
  await kit.keys('\uE00C');
  await expect.poll(expanded).toBe('');
  await expect.poll(() => focused(kit)).toBe('Services');
});

test('the menu opens under the pointer and closes when it leaves', async ({ kit }) => {
  await open(kit, '/');
  const expanded = () => kit.run(() => document.querySelector('nav [aria-expanded="true"]')?.textContent ?? '');
  await kit.hover(button('Products', '//header'));
  await expect.poll(expanded).toBe('Products');
  await kit.hover([640, 880]);
  await expect.poll(expanded).toBe('');
});

test('the menu is used by keyboard, and each link shows its focus', async ({ kit }) => {
  await open(kit, '/');
  await kit.run(() => document.querySelector<HTMLElement>('nav [aria-controls="panel-products"]')?.focus());
  const ring = () => kit.run(() => document.activeElement?.matches(':focus-visible'));
  for (const [key, name] of [
    ['\uE015', 'Mailzzy'],
    ['\uE015', 'InkFree'],
    ['\uE010', 'All products'],
  ] as const) {
    await kit.keys(key);
    await expect.poll(() => focused(kit)).toBe(name);
    expect(await ring(), name).toBe(true);
  }
  await kit.keys('\uE007');
  await expect.poll(() => address(kit)).toBe('/products');
});

test('an anchor is gone to, below the header', async ({ kit }) => {
  await open(kit, '/our-services/integration-services#saas-integration-services');
  const below = () =>
    kit.run(() => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return (document.getElementById('saas-integration-services')?.getBoundingClientRect().top ?? -1) - bar;
    });
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  expect(await below()).toBeLessThanOrEqual(60);
});

test('a question opens and closes', async ({ kit }) => {
  await open(kit, '/our-services/cloud-services');
  const isOpen = () => kit.run(() => document.querySelector('main details:last-of-type')?.hasAttribute('open'));
  expect(await isOpen()).toBe(false);
  await kit.click('main details:last-of-type summary');
  await expect.poll(isOpen).toBe(true);
  await kit.click('main details:last-of-type summary');
  await expect.poll(isOpen).toBe(false);
});

test('the playground runs its first operation on every visit', async ({ kit }) => {
  for (const visit of ['first', 'second']) {
    await kit.goto('/playground');
    await kit.find('.graphiql-query-editor .view-line');
    // The first time it runs by itself.
    if (visit === 'first') await expect.poll(() => text(kit, '.result-window'), visit).toContain('totalCount');
    await kit.click('//button[contains(@aria-label,"Execute query")]');
    await expect.poll(() => text(kit, '.result-window'), visit).toContain('totalCount');
  }
});

for (const path of ['/about', '/contact-us'])
  test(`Back from another document restores ${path} from memory`, async ({ kit }) => {
    await open(kit, path);
    await kit.run(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await kit.goto('/privacy-policy');
    await alive(kit);
    await kit.back();
    await expect.poll(() => address(kit)).toBe(path);
    await expect.poll(() => kit.run(() => Boolean((window as { persisted?: boolean }).persisted))).toBe(true);
    await kit.click(link('Events', '//header'));
    await expect.poll(() => kit.run(() => document.activeElement?.tagName)).toBe('H1');
    expect(await address(kit)).toBe('/events');
  });
