import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { OwnSite } from './ownSite.ts';

/*
 * Storybook as it is built and served: minified, with the policy of /storybook, and with stories that load as pages do.
 * It is built and opened once. Selecting a story in the open page is much faster than another document.
 */
const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
const errors: string[] = [];
let site: OwnSite;
let page: Page;

// One worker, because each would build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  await promisify(execFile)('npx', ['storybook', 'build', '--quiet', '--output-dir', folder]);
  site = await OwnSite.start('serve', { STORYBOOK: folder });
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${site.url}/storybook/iframe.html?id=introduction--docs&viewMode=docs`);
  await page.waitForFunction(() => (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.last('docsRendered'));
});

test.afterAll(async () => {
  await page?.close();
  await site?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

test.afterEach(() => expect(errors.splice(0)).toEqual([]));

/** Shows a story or a page of documentation, and returns why it failed. */
function select(storyId: string, viewMode: 'story' | 'docs'): Promise<string | undefined> {
  return page.evaluate(
    ([storyId, viewMode]) => {
      const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
      return new Promise<string | undefined>((resolve) => {
        let message: string | undefined;
        const failed = (error: { message?: string }) => {
          message = error.message ?? 'failed';
        };
        for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
          channel.once(event, failed);
        channel.once(viewMode === 'docs' ? 'docsRendered' : 'storyFinished', () => resolve(message));
        channel.emit('setCurrentStory', { storyId, viewMode });
      });
    },
    [storyId, viewMode] as const,
  );
}

const docs = (title: string) => select(`${title}--docs`, 'docs');

test('@once stories of whole pages play as built', async () => {
  const failed: Record<string, string> = {};
  for (const id of ['pages--home', 'pages--careers', 'pages--job', 'pages--receipt', 'pages--nothing-there']) {
    const message = await select(id, 'story');
    if (message) failed[id] = message;
  }
  expect(failed).toEqual({});
});

test('@once what is fixed to the window is documented in frames of its width', async () => {
  await docs('layout-mobilemenu');
  const frame = page.locator('iframe[title="layout/MobileMenu: One Group At A Time"]');
  await expect(frame).toHaveCSS('width', '375px');
  await expect(frame.contentFrame().getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('@once props are described by the schema, with a control of their type', async () => {
  await docs('sections-quote');
  const row = page.getByRole('row', { name: /^source/ });
  await expect(row).toContainText('The speaker: a role, not a name.');
  await expect(row.getByRole('textbox')).toHaveValue('Head of operations, wholesale');
  await expect(page.getByRole('row', { name: '__typename' })).toHaveCount(0);
});

test('@once snippets begin with an import and name no minified functions', async () => {
  await docs('ui-button');
  await expect(page.locator('iframe[title="ui/Button: Links On A Phone"]')).toHaveCSS('width', '375px');
  await page.getByText('Code', { exact: true }).first().click();
  const code = page.locator('details pre').first();
  await expect(code).toContainText("import { Button } from '#ui/Button.tsx';");
  await expect(code).toContainText('onClick={() => {}}');
});

test('@once guides have tables, numbered steps and rounded values', async () => {
  await docs('foundations-voice');
  await expect(page.getByRole('row', { name: /^Headings/ })).toBeVisible();
  await expect(page.getByText('| Do |')).toHaveCount(0);
  await docs('introduction');
  await expect(page.locator('.sbdocs ol').last()).toHaveCSS('list-style-type', 'decimal');
  await docs('foundations-spacing');
  await expect(page.getByText('space.s2', { exact: true })).toBeVisible();
  await expect(page.getByText(/\d\.\d\d+px/)).toHaveCount(0);
  await docs('sections-section');
  await expect(page.locator('dd code', { hasText: 'stack' })).toBeVisible();
});

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    last(event: string): unknown;
    once(event: string, listener: (error: { message?: string }) => void): void;
    emit(event: string, value: object): void;
  };
}
