import { createElement, type FunctionComponent } from 'react';
import type { Lazy } from './lazy.ts';
import { lazyComponent } from './lazyComponent.ts';
import { Static } from './Static.tsx';

/** A component that does nothing, of a part that a served page does not need. */
export function staticComponent<Module, Props extends object>(
  part: Lazy<Module>,
  pick: (module: Module) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  const Component = lazyComponent(part, pick);
  return function StaticComponent(props) {
    return <Static>{createElement(Component, props)}</Static>;
  };
}
