import type { JobQuery } from '#job/Job.generated.ts';
import { partsOfJob } from '#job/lazyParts.ts';
import { barParts, footerLinks } from '#layout/lazyParts.ts';
import { plain } from '#sections/plainPart.ts';
import { type Lazy, lazy, loadAll } from '#ui/lazy.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import type { PageViewFragment } from './PageView.generated.ts';

/** The views, by the names that operations.ts gives them. */
export const views = {
  Page: lazy(() => import('./pageViews.ts')),
  Job: lazy(() => import('#job/JobPage.tsx')),
  Receipt: lazy(() => import('#job/ReceiptPage.tsx')),
  Alert: lazy(() => import('#job/AlertPage.tsx')),
};

export const Page = lazyComponent(views.Page, (module) => module.Page);
export const NotFound = lazyComponent(views.Page, (module) => module.NotFound);
export const JobPage = lazyComponent(views.Job, (module) => module.JobPage);
export const ReceiptPage = lazyComponent(views.Receipt, (module) => module.ReceiptPage);
export const AlertPage = lazyComponent(views.Alert, (module) => module.AlertPage);

/** The parts that show these results. Those of a page's sections are known once the view of pages is loaded. */
function partsOf(results: readonly unknown[]): Lazy[] {
  const parts = new Set<Lazy>();
  for (const result of results) {
    if (result === null || typeof result !== 'object') continue;
    if ('site' in result) parts.add(barParts).add(footerLinks);
    if ('job' in result) for (const part of [views.Job, ...partsOfJob(result.job as JobQuery['job'])]) parts.add(part);
    if ('receipt' in result) parts.add(views.Receipt);
    if ('alert' in result) parts.add(views.Alert);
    if ('nearestPages' in result) parts.add(plain);
    if (!('page' in result)) continue;
    parts.add(views.Page);
    const page = result.page as PageViewFragment | null;
    for (const part of (page && views.Page.module?.partsOf(page)) ?? []) parts.add(part);
  }
  return [...parts];
}

/** The parts that a served page needs before it is hydrated. */
export function firstPartsOf(results: readonly unknown[]): Lazy[] {
  return partsOf(results).filter(({ hydration }) => hydration === 'first');
}

/** Loads the parts that show these results, or those that `choose` selects. */
export async function loadParts(results: readonly unknown[], choose = partsOf): Promise<void> {
  await loadAll(choose(results));
  // Again: the view of pages has loaded and names the parts of its sections.
  await loadAll(choose(results));
}
