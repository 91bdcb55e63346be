import { css } from '@emotion/react';
import { type ComponentProps, type ComponentType, memo, Suspense, use, useEffect, useRef } from 'react';
import { arrivalOf, type Heavy, heavy, preload } from '#parts/registry.ts';
import type { LateName } from './chunks.ts';

/** How far below the window a part is when its code is fetched. */
const reach = '400px';

/**
 * A heavy part whose page does not wait for it. The server writes it whole; the browser leaves that alone until the
 * part comes near, and only then fetches its code and takes it over. Forms work before that: they are posted.
 */
export function late<Name extends LateName>(name: Name): ComponentType<ComponentProps<Heavy[Name]>> {
  function Part(props: object) {
    use(arrivalOf(name) as Promise<void>);
    const Shown = heavy(name) as ComponentType | undefined;
    return Shown && <Shown {...props} />;
  }

  function Late(props: object) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => fetchWhenNear(place.current, name), []);
    return (
      <div ref={place} css={frame}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }

  // Without new props the part is not rendered anew, which it could not be before its code is here.
  return memo(Late) as ComponentType<ComponentProps<Heavy[Name]>>;
}

function fetchWhenNear(place: HTMLElement | null, name: LateName) {
  if (!place || heavy(name)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      // If it fails it is tried again when the part comes near the next time.
      preload([name]).then(
        () => observer.disconnect(),
        () => {},
      );
    },
    { rootMargin: reach },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/* As large as its place, so that it is there for the part as if nothing stood between. */
const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
