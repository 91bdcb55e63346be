import { OwnSite } from '../ownSite.ts';
import { freePort } from '../programs.ts';
import { address, button, expect, field, test, text } from './webkit.ts';

test.use({ window: { width: 375, height: 740, scripts: true } });

test('the desk opens by token, and its pages fit a phone', async ({ kit }) => {
  const desk = `http://127.0.0.1:${await freePort()}`;
  await using _ = await OwnSite.start('serve', {
    ADMIN_ADDR: desk.replace('http://', ''),
    ADMIN_TOKEN: 'a-token-of-this-test',
  });
  await kit.goto(`${desk}/sign-in`);
  await kit.type(field('Your name'), 'Dana');
  await kit.type(field('Token'), 'a-token-of-this-test');
  await kit.click(button('Sign in', '//main'));
  await expect.poll(() => text(kit, 'h1')).toBe('Inbox');
  for (const path of ['/', '/people', '/deliveries', '/jobs', '/jobs/1182', '/jobs/import', '/checks', '/audit']) {
    await kit.goto(desk + path);
    expect(await kit.run(() => document.documentElement.scrollWidth), path).toBe(375);
  }
  await kit.click(button('Sign out', '//header'));
  await expect.poll(() => address(kit)).toBe('/sign-in');
});
