import { useEffect, useState } from 'react';
import type { DemoFragment } from './Demo.generated.ts';

/** The data of one kind of demo. */
export type DemoOf<Name extends DemoFragment['__typename']> = Extract<DemoFragment, { __typename: Name }>;

/** Whether the page is hydrated. Until then, and without scripts, a demo shows its example. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}
