import { OwnSite } from '../ownSite.ts';
import { freePort } from '../programs.ts';
import { address, alive, button, expect, field, test, text } from './webkit.ts';

test.use({ window: { width: 375, height: 740, scripts: true } });

test('the desk opens by token, and its pages fit a phone', async ({ kit }) => {
  const desk = `http://127.0.0.1:${await freePort()}`;
  await using site = await OwnSite.start('serve', {
    ADMIN_ADDR: desk.replace('http://', ''),
    ADMIN_TOKEN: 'a-token-of-this-test',
    STATISTICS: 'on',
  });
  await kit.goto(`${site.url}/about`);
  await alive(kit);
  for (const path of ['/events', '/contact-us']) {
    await kit.run((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
    await expect
      .poll(() => kit.run(() => document.querySelector('link[rel=canonical]')?.getAttribute('href')))
      .toBe(site.url + path);
  }
  await kit.type(field('Name'), 'Dana');
  await kit.goto(`${desk}/sign-in`);
  await kit.type(field('Your name'), 'Dana');
  await kit.type(field('Token'), 'a-token-of-this-test');
  await kit.click(button('Sign in', '//main'));
  await expect.poll(() => text(kit, 'h1')).toBe('Inbox');
  await kit.goto(`${desk}/statistics`);
  const rows = await text(kit, 'main');
  expect(rows).toMatch(/\/about\s*1/);
  expect(rows).toMatch(/\/events\s*1/);
  expect(rows).toMatch(/Inquiry\s*1\s*0/);
  for (const path of [
    '/',
    '/people',
    '/deliveries',
    '/jobs',
    '/jobs/1182',
    '/jobs/import',
    '/statistics',
    '/checks',
    '/audit',
  ]) {
    await kit.goto(desk + path);
    expect(await kit.run(() => document.documentElement.scrollWidth), path).toBe(375);
  }
  await kit.click(button('Sign out', '//header'));
  await expect.poll(() => address(kit)).toBe('/sign-in');
});
