import { expect, open, test } from './site.ts';

test('a contract is signed by hand, a moved comma breaks its seal, and nothing is sent', async ({ page, watch }) => {
  await open(page, watch, '/products/inkfree');
  const demo = page.getByRole('figure', { name: 'InkFree, an example to try' });
  await demo.scrollIntoViewIfNeeded();
  const trail = demo.getByRole('list', { name: 'Trail of the contract' }).getByRole('listitem');
  await expect(trail.last()).toContainText('Opened by you');
  const before = watch.graphql.length;
  const pad = await demo.getByText('Sign here with mouse').locator('..').boundingBox();
  if (!pad) throw new Error('the pad has no box');
  await page.mouse.move(pad.x + 40, pad.y + 90);
  await page.mouse.down();
  for (let i = 0; i < 20; i++) await page.mouse.move(pad.x + 40 + 8 * i, pad.y + 80 - 30 * Math.sin(i));
  await page.mouse.up();
  await demo.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(trail.last()).toContainText('Sealed');
  await expect(trail.nth(-2)).toContainText(/^\d\d:\d\d:\d\dSigned by you1 stroke, \d+ points/);
  const times = await trail.locator('time').allTextContents();
  expect(times).toEqual(times.toSorted());
  await expect(demo.getByText('Sealed. Nothing changed since')).toBeVisible();
  await demo.getByRole('button', { name: 'Move a comma in 7.3' }).click();
  await expect(demo.getByText('The seal is broken: a comma was moved', { exact: true })).toBeVisible();
  await expect(demo.locator('mark')).toHaveText(['notice', 'month,']);
  await demo.getByRole('button', { name: 'Put it back' }).click();
  await expect(demo.getByText('Sealed. Nothing changed since')).toBeVisible();
  expect(watch.graphql.length).toBe(before);
});

test('tour and demo links lead to the demo @once', async ({ page, watch }) => {
  for (const product of ['inkfree', 'work360', 'rfppro', 'mailzzy']) {
    await open(page, watch, `/products/${product}`);
    await page.getByRole('link', { name: 'Try it below' }).click();
    await expect(page).toHaveURL(`/products/${product}#demo`);
    await expect(page.locator('#demo')).toBeInViewport();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each demo is a finished example without controls', async ({ page }) => {
    await page.goto('/products/inkfree');
    const trail = page.getByRole('list', { name: 'Trail of the contract' }).getByRole('listitem');
    await expect(trail).toHaveCount(6);
    for (const line of await trail.all()) await expect(line).toBeVisible();
    for (const product of ['inkfree', 'work360', 'rfppro', 'mailzzy']) {
      await page.goto(`/products/${product}`);
      await expect(page.locator('#demo')).toBeVisible();
      await expect(page.locator('#demo :is(button, input):enabled:visible')).toHaveCount(0);
    }
  });
});
