import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';

/* The catalog of components as it is built for publication: minified, where stories load as visitors' pages do. */
const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
let server: Server;
let url: string;

// One worker, because the catalog is built once for each.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await promisify(execFile)('npx', ['storybook', 'build', '--quiet', '--output-dir', folder]);
  server = createServer((request, response) => {
    try {
      const file = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

const docs = (page: Page, id: string) => page.goto(`${url}/iframe.html?id=${id}--docs&viewMode=docs`);

test('@once stories of whole pages play as built', async ({ page }) => {
  const failed: string[] = [];
  for (const id of ['pages--home', 'pages--service', 'pages--job', 'pages--receipt']) {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
    await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
      return channel?.last('storyFinished');
    });
    const message = await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
      return channel?.last('playFunctionThrewException')?.[0]?.message;
    });
    if (message) failed.push(`${id}: ${message}`);
  }
  expect(failed).toEqual([]);
});

test('@once what is fixed to the window is documented in frames of its width', async ({ page }) => {
  await docs(page, 'layout-mobilemenu');
  const frame = page.locator('iframe[title="layout/MobileMenu: One Group At A Time"]');
  await expect(frame).toHaveCSS('width', '375px');
  await expect(frame.contentFrame().getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await docs(page, 'ui-button');
  await expect(page.locator('iframe[title="ui/Button: Links On A Phone"]')).toHaveCSS('width', '375px');
});

test('@once props are described by the schema, with a control of their type', async ({ page }) => {
  await docs(page, 'sections-quote');
  const row = page.getByRole('row', { name: /^source/ });
  await expect(row).toContainText('The speaker: a role, not a name.');
  await expect(row.getByRole('textbox')).toHaveValue('Head of operations, wholesale');
  await expect(page.getByRole('row', { name: '__typename' })).toHaveCount(0);
});

test('@once snippets begin with an import and name no minified functions', async ({ page }) => {
  await docs(page, 'ui-button');
  await page.getByText('Code', { exact: true }).first().click();
  const code = page.locator('details pre').first();
  await expect(code).toContainText("import { Button } from '#ui/Button.tsx';");
  await expect(code).toContainText('onClick={() => {}}');
});

test('@once guides have tables, numbered steps and rounded values', async ({ page }) => {
  await docs(page, 'foundations-voice');
  await expect(page.getByRole('row', { name: /^Headings/ })).toBeVisible();
  await expect(page.getByText('| Do |')).toHaveCount(0);
  await docs(page, 'introduction');
  await expect(page.locator('.sbdocs ol').last()).toHaveCSS('list-style-type', 'decimal');
  await docs(page, 'foundations-spacing');
  await expect(page.getByText('space.s2', { exact: true })).toBeVisible();
  await expect(page.getByText(/\d\.\d\d+px/)).toHaveCount(0);
  await docs(page, 'sections-section');
  await expect(page.locator('dd code', { hasText: 'stack' })).toBeVisible();
});

interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [{ message?: string }] | undefined };
}
