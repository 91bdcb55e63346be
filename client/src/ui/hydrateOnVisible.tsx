import { css } from '@emotion/react';
import { createElement, type FunctionComponent, memo, Suspense, use, useEffect, useRef } from 'react';
import type { Lazy } from './lazy.ts';
import { lazyComponent } from './lazyComponent.ts';
import { renewUntouched } from './release.ts';

/** The distance to the window at which the code of a part is fetched. */
const margin = '400px';

/**
 * A component of a part that its page does not wait for. The server renders it; the browser leaves that markup alone
 * until it is near the window, and only then fetches the code and hydrates it. Forms work before that: they are posted.
 */
export function hydrateOnVisible<Module, Props extends object>(
  part: Lazy<Module>,
  pick: (module: Module) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  const Component = lazyComponent(part, pick);

  function Loaded(props: Props) {
    use(part.ready());
    return createElement(Component, props);
  }

  function OnVisible(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => loadWhenNear(place.current, part), []);
    return (
      <div ref={place} css={wrapper}>
        <Suspense fallback={null}>{createElement(Loaded, props)}</Suspense>
      </div>
    );
  }

  // Not rendered again without new props: before its code has loaded, that would remove the served markup.
  return memo(OnVisible);
}

function loadWhenNear(place: HTMLElement | null, part: Lazy) {
  if (!place || part.module) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      // After a failure it is tried again when the part is next near the window.
      part.load().then(() => observer.disconnect(), renewUntouched);
    },
    { rootMargin: margin },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/* Fills its container, so that the wrapper does not affect the layout of the part. */
const wrapper = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
