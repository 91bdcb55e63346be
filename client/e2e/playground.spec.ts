import type { Page } from '@playwright/test';
import { expect, test, violations } from './site.ts';

/** Opens the playground and waits for its editor, which comes late. */
async function playground(page: Page, fragment = '') {
  await page.goto(`/playground${fragment}`);
  await expect(page.locator('.graphiql-query-editor .view-line').first()).toBeVisible({ timeout: 30_000 });
}

const answer = (page: Page) => page.locator('.result-window');
const execute = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click();
const bar = (page: Page) => page.locator('.bar').getByRole('status');

test('the playground runs an operation, tells its cost and is accessible at every width', async ({
  page,
  browserName,
}) => {
  test.setTimeout(300_000);
  await playground(page);
  // It runs by itself.
  await expect(bar(page)).toContainText(/Cost \d+ of at most 10,000 points, [\d,]+ left this minute/);
  await expect(answer(page)).toContainText('totalCount');
  const panels = ['Examples', 'Code', 'Guide', 'GraphiQL Explorer', 'History', 'Documentation Explorer'];
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    // At the other widths they stack, and what is in them is the same.
    for (const panel of width === 1280 && browserName === 'chromium' ? panels : panels.slice(0, 1)) {
      const show = page.getByRole('button', { name: `Show ${panel}` });
      if (await show.isVisible()) await show.click();
      await expect(page.getByRole('button', { name: `Hide ${panel}` })).toBeVisible();
      expect.soft(await violations(page), `${panel} at ${width} px`).toEqual([]);
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${width} px`).toBe(0);
  }
});

test('the playground is accessible on a dark ground @media', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  await playground(page);
  await expect(page.locator('.graphiql-container')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await execute(page);
  await expect(answer(page)).toContainText('totalCount');
  for (const panel of ['Code', 'Documentation Explorer', 'GraphiQL Explorer']) {
    await page.getByRole('button', { name: `Show ${panel}` }).click();
    expect.soft(await violations(page), panel).toEqual([]);
  }
});

test('a second visit runs what the first one left', async ({ page }) => {
  await playground(page);
  // GraphiQL stores its tabs a moment after the last change.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState'))).toContain('engineer');
  for (let visit = 2; visit <= 3; visit++) {
    await playground(page);
    await expect(page.getByRole('region', { name: 'Variables' })).toContainText('engineer');
    await execute(page);
    await expect(answer(page)).toContainText('totalCount');
    expect(await page.locator('.graphiql-tab').count()).toBe(1);
  }
});

test('the guide names the address of this site @once', async ({ page, baseURL }) => {
  await playground(page);
  await page.getByRole('button', { name: 'Show Guide' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  await expect(guide).toContainText(`curl ${baseURL}/graphql`);
  await expect(guide).not.toContainText('localhost:8080');
});

test.describe('without a connection @once', () => {
  test.use({ expected: /Failed to load resource/ });

  test('an upload without a file and a lost connection say what to do', async ({ page }) => {
    await playground(page);
    await execute(page);
    await expect(bar(page)).toContainText('Cost');
    await page.getByRole('button', { name: 'Upload a file' }).click();
    await execute(page);
    await expect(answer(page)).toContainText('Choose a file first');
    await expect(bar(page)).not.toContainText('Cost');
    await page.getByRole('button', { name: 'Count jobs per country' }).click();
    await page.route('**/graphql', (route) => route.abort());
    await execute(page);
    await expect(answer(page)).toContainText('The API did not respond. Check your connection');
  });
});

test('an example opens in a tab, and its link brings it back @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playground(page);
  await page.getByRole('button', { name: 'Count jobs per country' }).click();
  await execute(page);
  await expect(answer(page)).toContainText('facets');
  await page.getByRole('button', { name: 'Copy a link to this operation' }).click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.hash).toContain('query=query+JobsPerCountry');
  expect(link.search).toBe('');

  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await playground(other, link.hash);
  await expect(other.locator('.graphiql-query-editor')).toContainText('JobsPerCountry');
});

test('an enquiry, an upload and an application are sent from the examples @once', async ({ page }) => {
  await playground(page);
  await page.getByRole('button', { name: 'Send an inquiry' }).click();
  await execute(page);
  await expect(answer(page)).toContainText('ENQ-');

  await page.getByRole('button', { name: 'Upload a file' }).click();
  await page.getByLabel('File to upload').setInputFiles('e2e/files/resume.pdf');
  await execute(page);
  await expect(answer(page)).toContainText('application/pdf');

  await page.getByRole('button', { name: 'Apply for a job' }).click();
  await execute(page);
  await expect(answer(page)).toContainText('APP-');

  await page.getByRole('button', { name: 'Check a receipt' }).click();
  await execute(page);
  await expect(answer(page)).toContainText('APPLICATION');
});

test('code for other programs follows the editor @once', async ({ page }) => {
  await playground(page);
  await page.getByRole('button', { name: 'Show Code' }).click();
  const code = page.getByRole('region', { name: /Code in/ });
  for (const [language, words] of [
    ['curl', 'curl http'],
    ['fetch', 'await fetch('],
    ['Apollo', 'useQuery(SEARCH_JOBS'],
    ['Go', 'http.Post('],
    ['Python', 'urlopen('],
  ] as const) {
    await page.getByLabel('Language').selectOption(language);
    await expect(code).toContainText(words);
    await expect(code).toContainText('searchJobs');
  }
  await page.locator('.graphiql-query-editor .view-line').first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# Typed just now.\n');
  await expect(code).toContainText('# Typed just now.');
});

test('the explorer is used by keyboard', async ({ page }) => {
  await playground(page);
  await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click();
  const explorer = page.locator('.graphiql-explorer-root');
  const count = explorer.getByRole('checkbox', { name: 'jobCount', exact: true });
  await count.focus();
  await expect(count).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(count).toBeChecked();
  await expect(count).toBeFocused();
  // The editor shows what is in view. GraphiQL stores the rest a moment later.
  const stored = () => page.evaluate(() => localStorage.getItem('graphiql:tabState') ?? '');
  await expect.poll(stored).toContain('jobCount');
  await page.keyboard.press('Tab');
  await expect(explorer.getByRole('checkbox', { name: 'filter' }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(count).not.toBeChecked();
  await expect.poll(stored).not.toContain('jobCount');
});
