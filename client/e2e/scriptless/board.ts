import type { Page } from '@playwright/test';

/** What the page of the job search is made of. */
export const found = (page: Page) => page.locator('#job-results');
export const words = (page: Page) => page.getByRole('searchbox', { name: 'Search open jobs' });
export const box = (page: Page, group: string, name: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name });

export const titles = (page: Page) =>
  page.locator('section[aria-labelledby="job-results"] li').getByRole('heading', { level: 3 });

/** The number of jobs that the heading tells. */
export const number = async (page: Page) => Number.parseInt((await found(page).textContent()) ?? '', 10);
