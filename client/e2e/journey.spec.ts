import { alive, expect, open, received, someone, test, violations } from './site.ts';

const files = `${import.meta.dirname}/files`;

// Requests that a lost connection cuts off are told by the browser itself.
test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

test('J3, J10, J11: ten steps from the first word to the receipt @bodies', async ({ page, watch, browser }) => {
  const sender = someone('Gus Journey');
  const form = page.getByRole('form', { name: 'Apply' });
  const heading = page.getByRole('heading', { level: 2 }).first();
  const searched = /\/careers\?q=engineer&workplace=remote$/;

  await test.step('1 search', async () => {
    await open(page, watch, '/careers');
    await page.getByRole('searchbox').pressSequentially('engineer', { delay: 40 });
    await expect(heading).toHaveText(/found for “engineer”$/);
  });

  await test.step('2 filter', async () => {
    await page
      .getByRole('group', { name: 'Workplace' })
      .getByRole('checkbox', { name: /^Remote/ })
      .check();
    await expect(page).toHaveURL(searched);
    await expect(heading).toHaveText(/found for “engineer”, remote$/);
  });
  const result = (await heading.textContent()) ?? '';
  const link = page
    .getByRole('region', { name: result })
    .getByRole('listitem')
    .getByRole('heading')
    .getByRole('link')
    .last();
  const title = (await link.textContent()) ?? '';

  await test.step('3 open a job', async () => {
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  });
  const job = page.url();

  await test.step('4 Back, to the same place in the same list', async () => {
    await page.goBack();
    await expect(page).toHaveURL(searched);
    await expect(heading).toHaveText(result);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  await test.step('5 share: another visitor sees the same', async () => {
    const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await stranger.goto(page.url());
    await expect(stranger.getByRole('heading', { level: 2 }).first()).toHaveText(result);
    await expect(stranger.getByRole('link', { name: title })).toBeVisible();
    await stranger.context().close();
  });

  await test.step('6 reload', async () => {
    await page.reload();
    await alive(page);
    await expect(heading).toHaveText(result);
    await expect(page.getByRole('searchbox')).toHaveValue('engineer');
    await expect(
      page.getByRole('group', { name: 'Workplace' }).getByRole('checkbox', { name: /^Remote/ }),
    ).toBeChecked();
  });

  await test.step('7 apply', async () => {
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(job);
    await form.getByLabel('Full name').fill(sender);
    await form.getByLabel('E-mail').fill('gus@example.com');
    for (const question of await form.getByRole('textbox').all())
      if (!(await question.inputValue()) && (await question.getAttribute('aria-required')) === 'true')
        await question.fill('As asked.');
    await form.getByRole('checkbox', { name: /uses my details/ }).check();
  });

  await test.step('8 the connection breaks in the middle of an upload', async () => {
    await page.route('**/graphql', async (route) => {
      if (!route.request().postDataBuffer()?.includes('UploadFile')) return route.continue();
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    });
    await form.getByLabel('Résumé and files').setInputFiles(`${files}/resume.pdf`);
    await expect(form.getByText('The selected file couldn’t be uploaded. Try again', { exact: true })).toBeVisible();
    await expect(form.getByText(/^You’re offline\./)).toBeVisible();
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByLabel('Full name')).toHaveValue(sender);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('9 resume', async () => {
    await page.unroute('**/graphql');
    await page.context().setOffline(false);
    await expect(form.getByText(/^You’re offline\./)).toHaveCount(0);
    await form.getByRole('button', { name: 'Try again resume.pdf' }).click();
    await expect(form.getByText(/^Uploaded/)).toBeVisible();
    await expect(form.getByLabel('Full name')).toHaveValue(sender);
    await expect(form.getByRole('checkbox', { name: /uses my details/ })).toBeChecked();
  });

  await test.step('10 two clicks, one application', async () => {
    await form.getByRole('button', { name: 'Send application' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeFocused();
    expect(received(sender)).toHaveLength(1);
  });
});
