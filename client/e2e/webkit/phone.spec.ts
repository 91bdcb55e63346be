import { address, button, expect, focused, link, open, scrollDown, scrolled, test, text } from './webkit.ts';

test.use({ window: { width: 375, height: 740, scripts: true } });

for (const path of ['/', '/careers', '/contact-us', '/our-services', '/blogs/risk-management'])
  test(`${path} fits a phone`, async ({ kit }) => {
    await open(kit, path);
    expect(await kit.run(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([375, 375]);
  });

test('the drawer is modal, keeps the page in place, and Escape returns the focus', async ({ kit }) => {
  await open(kit, '/about');
  await scrollDown(kit, 300);
  await kit.click(button('Menu', '//header'));
  const inside = () => kit.run(() => Boolean(document.activeElement?.closest('dialog:modal')));
  await expect.poll(inside).toBe(true);
  expect(await scrolled(kit)).toBe(300);
  await kit.keys('\uE00C');
  await expect.poll(inside).toBe(false);
  await expect.poll(() => focused(kit)).toBe('Menu');
  expect(await scrolled(kit)).toBe(300);
});

test('the drawer leads to a page and is gone there', async ({ kit }) => {
  await open(kit, '/');
  await kit.click(button('Menu', '//header'));
  await kit.click(button('Products', '//dialog'));
  await kit.click(link('Work360', '//dialog'));
  await expect.poll(() => address(kit)).toBe('/products/work360');
  await expect.poll(() => kit.run(() => document.querySelectorAll('dialog[open]').length)).toBe(0);
});

test('jobs are filtered in a dialog', async ({ kit }) => {
  await open(kit, '/careers');
  await kit.click(button('Filters', '//main'));
  await kit.find('dialog:modal');
  await kit.click('//dialog//label[starts-with(normalize-space(),"Remote")]');
  await expect.poll(() => address(kit)).toBe('/careers?workplace=remote');
  await kit.keys('\uE00C');
  await expect.poll(() => kit.run(() => document.querySelectorAll('dialog[open]').length)).toBe(0);
  await expect.poll(() => text(kit, 'main h2')).toMatch(/remote$/);
});
