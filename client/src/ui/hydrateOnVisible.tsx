import { css } from '@emotion/react';
import { createElement, type FunctionComponent, memo, Suspense, use, useEffect, useRef } from 'react';
import type { Lazy } from './lazy.ts';
import { lazyComponent } from './lazyComponent.ts';

/** How far below the window a part is when its code is fetched. */
const margin = '400px';

/**
 * A component out of a part that its page does not wait for. The server writes it whole; the browser leaves that alone
 * until the part comes near, and only then fetches its code and hydrates it. Forms work before that: they are posted.
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
      <div ref={place} css={frame}>
        <Suspense fallback={null}>{createElement(Loaded, props)}</Suspense>
      </div>
    );
  }

  // Without new props it is not rendered again, which it could not be before its code is here.
  return memo(OnVisible);
}

function loadWhenNear(place: HTMLElement | null, part: Lazy) {
  if (!place || part.module) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      // If it fails, it is tried again when the part comes near the next time.
      part.load().then(
        () => observer.disconnect(),
        () => {},
      );
    },
    { rootMargin: margin },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/* As large as its place, so that it is there for the part as if nothing stood between. */
const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
