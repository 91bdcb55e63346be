import { expect, open, test } from './site.ts';

test('the index of services is found by the words that buyers use, and says what to do when nothing is', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/services');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Filter by word' });
  const index = main.locator('section', { has: page.getByRole('searchbox', { name: 'Filter by word' }) });
  // Nothing is said to be missing before the answer is there.
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/graphql*', async (route) => {
    await held;
    await route.fallback();
  });
  await field.fill('saviynt');
  await expect(index.getByRole('status')).toHaveText('Looking it up…');
  await expect(index.getByRole('link', { name: 'Deep learning' })).toBeVisible();
  answer();
  for (const [words, name] of [
    ['pentest', 'Penetration testing'],
    ['Pen tests', 'Penetration testing'],
    ['nurse', 'Nursing and allied health roles'],
    ['NURSES', 'Nursing and allied health roles'],
    ['saviynt', 'Identity and access'],
    ['iam', 'Identity and access'],
    ['SOC 2', 'Risks and compliance'],
    ['kubernetes', 'Cloud-native development'],
    ['e-mail', 'E-mail marketing'],
    ['migration', 'Migration'],
  ] as const) {
    await field.fill(words);
    await expect(index.getByRole('link', { name, exact: true }), words).toBeVisible();
    await expect(index.getByRole('status'), words).toHaveText(/^[1-9]\d? of 44$/);
  }
  await expect(index.getByRole('button', { name: 'Clear the filter' })).toHaveCount(0);
  await field.fill('zeppelin');
  await expect(index.getByText('No service has “zeppelin” on its page.')).toBeVisible();
  await expect(index.getByRole('status')).toHaveText('0 of 44');
  await expect(index.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  await expect(index.getByRole('link', { name: 'Search jobs instead' })).toHaveAttribute('href', '/careers?q=zeppelin');
  await index.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(index.getByRole('link', { name: 'Deep learning' })).toBeVisible();
});
