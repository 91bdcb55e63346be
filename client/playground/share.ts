/** What a link to an operation holds. It is in the fragment, which browsers do not send. */
export interface Shared {
  query: string;
  variables: string;
}

export function linkTo({ query, variables }: Shared): string {
  const fragment = new URLSearchParams({ query });
  if (variables.trim()) fragment.set('variables', variables);
  return `${location.origin}${location.pathname}#${fragment}`;
}

/** The operation of the address the playground was opened with, or null. */
export function shared(): Shared | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const query = fragment.get('query');
  return query ? { query, variables: fragment.get('variables') ?? '' } : null;
}
