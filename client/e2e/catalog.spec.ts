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
  test.setTimeout(1_200_000);
  await promisify(execFile)('npx', ['storybook', 'build', '--quiet', '--output-dir', folder]).catch(({ stdout }) => {
    throw new Error(`Storybook cannot be built:\n${stdout}`);
  });
  site = await OwnSite.start('serve', { STORYBOOK: folder });
  page = await browser.newPage();
  page.on('console', (message) => {
    // Storybook says so in a frame that is left while it starts.
    const isLeft = message.text().startsWith('SB_PREVIEW_API_0011');
    if (message.type() === 'error' && !isLeft) errors.push(message.text());
  });
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

const ofPages = ['pages--home', 'pages--careers', 'pages--job', 'pages--receipt', 'pages--nothing-there'];
/* Their plays begin with what an effect did. */
const ofEffects = ['layout-menu--opened-by-click', 'sections-jobboard--all-jobs', 'ui-failure--tried-again'];

test('@once stories play as built', async () => {
  const failed: Record<string, string> = {};
  for (const id of ofPages.concat(ofEffects)) {
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
  await docs('layout-loadingoverlay');
  await expect(page.locator('iframe[title="layout/LoadingOverlay: On"]')).toHaveCSS('width', '1280px');
});

test('@once stories in frames do not scroll the documentation', async () => {
  await docs('layout-drawergroup');
  const frame = page.locator('iframe[title="layout/DrawerGroup: Groups Inside"]');
  // It loads when it is near the window, here right below it.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const top = await frame.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.setViewportSize({ width, height: Math.round(top) - 100 });
  await expect(frame.contentFrame().getByRole('button', { name: 'Cloud', expanded: false })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width, height });
});

test('@once stories in frames leave the theme of the page alone, and their plays take turns', async () => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width, height: 4000 }); // frames below the window do not load
  // Storybook tells the page what is set in frames, too. The story's own setting is not the user's.
  const usersTheme = page.evaluate(() => {
    const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
    return new Promise<string>((heard) => {
      channel.on('globalsUpdated', ({ storyGlobals, userGlobals }) => {
        if (storyGlobals.theme === 'dark') heard(userGlobals.theme);
      });
    });
  });
  await docs('ui-picture');
  const dark = page.locator('iframe[title="ui/Picture: Dark"]');
  await dark.scrollIntoViewIfNeeded();
  await expect(dark.contentFrame().locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await usersTheme).toBe('system');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await docs('form-field');
  const box = (story: string) => page.frameLocator(`iframe[title="form/Field: ${story}"]`).getByRole('textbox');
  await expect(box('Phone Number')).toHaveValue('(202) 555-0143');
  await expect(box('Foreign Phone Number')).toHaveValue('+91 265 555 01');
  await page.setViewportSize({ width, height });
});

test('@once props are described by the schema, with a control of their type', async () => {
  await docs('sections-parts-quote');
  const row = page.getByRole('row', { name: /^source/ });
  await expect(row).toContainText('The speaker: a role, not a name.');
  await expect(row.getByRole('textbox')).toHaveValue('Head of operations, wholesale');
  await expect(page.getByRole('row', { name: '__typename' })).toHaveCount(0);
});

test('@once snippets begin with an import and name no minified functions', async () => {
  await docs('ui-button');
  await expect(page.getByText(/^In use( since \d{4}-\d\d-\d\d)?, by .*FileField/)).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(2);
  await page.getByRole('tab', { name: 'ButtonLink' }).click();
  await expect(page.getByRole('row', { name: /^href/ })).toBeVisible();
  await expect(page.locator('iframe[title="ui/Button: Links On A Phone"]')).toHaveCSS('width', '375px');
  await page.getByText('Code', { exact: true }).first().click();
  const code = page.locator('details pre').first();
  await expect(code).toContainText("import { Button } from '#ui/Button.tsx';");
  await expect(code).toContainText('onClick={() => {}}');
});

test('@once the sidebar begins with the introduction, ends with tools of tests and advertises nothing', async () => {
  const { entries }: StoryIndex = await (await page.request.get(`${site.url}/storybook/index.json`)).json();
  const titles = Object.values(entries).map(({ title }) => title);
  expect([titles[0], titles.at(-1)]).toEqual(['Introduction', 'testing/TestApp']);
  const manager = await page.request.get(`${site.url}/storybook/index.html`);
  expect((await manager.text()).match(/\w*OnboardingChecklist": true/g)).toBeNull();
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
  await docs('recipes-a-section');
  await expect(page.getByRole('heading', { name: 'Adding a section', level: 1 })).toBeVisible();
  await expect(page.getByText('make section NAME=testimonialQuotes').first()).toBeVisible();
  await docs('sections-section');
  await expect(page.locator('dd code', { hasText: 'stack' })).toBeVisible();
});

test('@once the search reads notes and props', async () => {
  await docs('search');
  const count = page.getByRole('status').filter({ hasText: /^[1-9]\d* of \d{3} components$/ });
  // Storybook may render a page once more, and the field is empty again.
  await expect(async () => {
    await page.getByRole('searchbox').fill('screen readers');
    await expect(count).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('searchbox').fill('speaker role');
  const found = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'sections/parts/Quote' }) });
  await expect(found).toContainText('The speaker: a role, not a name.');
  await expect(found.getByRole('link')).toHaveAttribute('href', './?path=/docs/sections-parts-quote--docs');
});

test('@once the toolbar sets what visitors choose in their systems', async () => {
  await select('ui-button--main', 'story');
  const button = page.getByRole('button');
  const usual = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  // Storybook loads the page again if another story is selected while one is rendered.
  const choose = (globals: object) =>
    page.evaluate((globals) => {
      const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
      return new Promise<void>((finished) => {
        channel.once('storyFinished', () => finished());
        channel.emit('updateGlobals', { globals });
      });
    }, globals);
  const isCalm = () => page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await choose({ colors: 'forced', motion: 'reduced', text: '175%' });
  await expect(page.locator('html')).toHaveCSS('font-size', '28px');
  await expect(button).not.toHaveCSS('background-color', usual);
  expect(await isCalm()).toBe(true);
  await choose({ theme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose({ colors: 'own', motion: 'system', text: '', theme: 'system' });
  await expect(button).toHaveCSS('background-color', usual);
  expect(await isCalm()).toBe(false);
  await choose({ theme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await select('layout-themeswitch--system', 'story'), 'it sets the theme itself').toBeUndefined();
});

test('@once data that the schema does not allow says where and what is allowed', async () => {
  await select('ui-richtext--paragraphs', 'story');
  const change = () =>
    page.evaluate(() => {
      (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {
        storyId: 'ui-richtext--paragraphs',
        updatedArgs: { blocks: [{ __typename: 'ListBlock', style: 'ROUND', items: [] }] },
      });
    });
  const message = page.locator('#error-message, #error-stack').filter({ hasText: 'ROUND' }).first();
  // Storybook drops a change that comes before the story's first render has ended.
  await expect(async () => {
    await change();
    await expect(message).toContainText('args.blocks[0].style is ROUND, but ListStyle has only', { timeout: 2000 });
  }).toPass();
  errors.length = 0;
});

interface StoryIndex {
  entries: Record<string, { id: string; title: string; type: 'docs' | 'story' }>;
}

interface ArgType {
  description?: string;
  table?: { disable?: boolean };
}

interface Preview {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory(story: { storyId: string }): Promise<{ argTypes: Record<string, ArgType> }> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    last(event: string): unknown;
    on(event: string, listener: (event: Record<'storyGlobals' | 'userGlobals', { theme: string }>) => void): void;
    once(event: string, listener: (error: { message?: string }) => void): void;
    emit(event: string, value: object): void;
  };
}
