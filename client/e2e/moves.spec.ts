import { expect, open, test } from './site.ts';

test('F8: a click with a modifier opens a tab and leaves the page alone', async ({ page, watch, context }) => {
  await open(page, watch, '/about');
  const tab = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Events' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL('/events');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});
