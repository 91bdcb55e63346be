import type { DemoFragment } from './Demo.generated.ts';

/** The data of one kind of demo. */
export type DemoOf<Name extends DemoFragment['__typename']> = Extract<DemoFragment, { __typename: Name }>;
