import { createElement, type FunctionComponent } from 'react';
import type { Lazy } from './lazy.ts';

/** A component of a lazily loaded part. It renders nothing until the part is loaded. */
export function lazyComponent<Module, Props extends object>(
  part: Lazy<Module>,
  pick: (module: Module) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function LazyComponent(props) {
    return part.module && createElement(pick(part.module), props);
  };
}
