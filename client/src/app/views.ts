import { type Lazy, lazy, loadAll } from '#ui/lazy.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import type { PageViewFragment } from './PageView.generated.ts';

/** What shows the answers at an address, by the names that operations.ts gives its views. */
export const views = {
  Page: lazy(() => import('./pageViews.ts')),
  Job: lazy(() => import('#job/JobPage.tsx')),
  Receipt: lazy(() => import('#job/ReceiptPage.tsx')),
};

export const Page = lazyComponent(views.Page, (module) => module.Page);
export const NotFound = lazyComponent(views.Page, (module) => module.NotFound);
export const JobPage = lazyComponent(views.Job, (module) => module.JobPage);
export const ReceiptPage = lazyComponent(views.Receipt, (module) => module.ReceiptPage);

/** The parts that show these answers. Those of a page's sections are known once the view of pages is loaded. */
function partsOf(answers: readonly unknown[]): Lazy[] {
  const parts = new Set<Lazy>();
  for (const answer of answers) {
    if (answer === null || typeof answer !== 'object') continue;
    if ('job' in answer) parts.add(views.Job);
    if ('receipt' in answer) parts.add(views.Receipt);
    if (!('page' in answer)) continue;
    parts.add(views.Page);
    const page = answer.page as PageViewFragment | null;
    for (const part of (page && views.Page.module?.partsOf(page)) ?? []) parts.add(part);
  }
  return [...parts];
}

/** Those that a served page must have before it is hydrated. */
export function firstPartsOf(answers: readonly unknown[]): Lazy[] {
  return partsOf(answers).filter(({ hydration }) => hydration === 'first');
}

/** Loads what shows these answers, or a choice of it. */
export async function loadParts(answers: readonly unknown[], choose = partsOf): Promise<void> {
  await loadAll(choose(answers));
  // Again, now that the view of pages is here and knows the parts of its sections.
  await loadAll(choose(answers));
}
