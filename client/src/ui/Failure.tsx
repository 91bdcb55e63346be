import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { space, stack } from '#theme/tokens.ts';
import { Button } from './Button.tsx';
import { useSite } from './site.ts';
import { Wrap } from './Wrap.tsx';

/** Replaces a page, or a part of it, that failed to load. It takes the focus. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const { name } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Wrap css={failure}>
      <title>{['An error occurred', name].filter(Boolean).join(' · ')}</title>
      <h1 ref={heading} tabIndex={-1}>
        An error occurred
      </h1>
      <p>We couldn’t load this page. Your connection may be down, or our server may be busy.</p>
      <Button onClick={onRetry}>Retry</Button>
    </Wrap>
  );
}

const failure = css`
  ${stack.s5};
  justify-items: start;
  padding-block: ${space.section};
`;
