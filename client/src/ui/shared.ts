import type { FunctionComponent } from 'react';

/** Where a shared part is: the first element of its kind in the document, or the last. */
export type SharedTag = 'header' | 'footer';

/**
 * A component that is the same on many pages. The server renders it once for each key and reuses the markup: its build
 * has ssr/shared.server.tsx in place of this file. In the browser it is the component itself.
 *
 * The component's root element must be the tag. Its output may depend on the answer to the layout's query and on what
 * the key says, and on nothing else.
 */
export function shared<Props extends object>(
  _tag: SharedTag,
  component: FunctionComponent<Props>,
  _keyOf: (props: Props) => string,
): FunctionComponent<Props> {
  return component;
}
