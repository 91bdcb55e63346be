import type { Shared } from './share.ts';

/**
 * The operation of the tab that was open at the last visit, or null at the first. GraphiQL restores its tabs, but fills
 * the variables editor only from what is passed to it.
 */
export function restored(): Shared | null {
  try {
    const { tabs, activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? 'null');
    const { query, variables } = tabs[activeTabIndex];
    return { query: query ?? '', variables: variables ?? '' };
  } catch {
    return null;
  }
}
