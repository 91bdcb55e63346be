import { expect, test } from '../site.ts';
import { box, found, number } from './board.ts';

test.use({ javaScriptEnabled: false });

test('J5: a filter tells how many jobs it gives, and is taken away by its chip', async ({ page }) => {
  const filters = page.getByRole('region', { name: 'Filters' });
  const give = async (group: string, name: RegExp) => {
    const label = filters.getByRole('group', { name: group }).locator('label').filter({ hasText: name });
    return Number.parseInt(/(\d+) jobs?$/.exec((await label.textContent()) ?? '')?.[1] ?? '', 10);
  };
  const apply = page.getByRole('button', { name: 'Apply filters' });
  await page.goto('/careers');
  const [remote, hybrid] = [await give('Workplace', /^Remote/), await give('Workplace', /^Hybrid/)];
  await box(page, 'Workplace', /^Remote/).check();
  await apply.click();
  expect(await number(page)).toBe(remote);
  // Its own choice does not narrow a filter's counts, that of the others does.
  expect(await give('Workplace', /^Hybrid/)).toBe(hybrid);
  const senior = await give('Experience', /^6\+ years/);
  expect(senior).toBeLessThan(remote);
  await box(page, 'Experience', /^6\+ years/).check();
  await box(page, 'Workplace', /^Hybrid/).check();
  await apply.click();
  expect(await number(page)).toBeGreaterThan(senior);
  await page.getByRole('link', { name: 'Remove Hybrid' }).click();
  await expect(found(page)).toHaveText(new RegExp(`^${senior} jobs? found, remote, 6\\+ years$`));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(found(page)).toHaveText('24 open jobs');
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('J5: a shift is a filter, and the address has it', async ({ page }) => {
  await page.goto('/careers?shift=night');
  await expect(found(page)).toHaveText('2 jobs found, night shift');
  await expect(box(page, 'Shift', /^Night shift/)).toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: 'US healthcare recruiter' })).toContainText('Night shift');
});

test('J5: jobs near a place are found, and an unknown place says what to do', async ({ page }) => {
  await page.goto('/careers?q=nurse');
  const place = page.getByRole('textbox', { name: 'City or postal code' });
  await place.fill('33602');
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('50');
  await place.press('Enter');
  await expect(found(page)).toHaveText('1 job found for “nurse” near 33602');
  await expect(page.getByText(/^Within 50 miles of 33602, United States, around Tampa/)).toBeVisible();
  await place.fill('Reading, Berkshire');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await page.getByRole('link', { name: 'Reading, England' }).click();
  await expect(page.getByText(/^Within 50 miles of Reading, England/)).toBeVisible();
  await page.getByRole('link', { name: 'Remove Near Reading, England' }).click();
  await expect(place).toHaveValue('');
  await expect(found(page)).toHaveText(/found for “nurse”$/);
});

test('J5: on a phone the filters unfold above the results and fold up when they are applied', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/careers?q=engineer');
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters).toBeHidden();
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  await expect(filters).toBeInViewport();
  await box(page, 'Workplace', /^Remote/).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(found(page)).toHaveText(/found for “engineer”, remote$/);
  await expect(found(page)).toBeInViewport();
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(found(page)).toHaveText(/, remote$/);
  await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeVisible();
});
