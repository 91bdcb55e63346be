import { css } from '@emotion/react';
import { ink, layer, radius, role, shadow } from '#theme/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Covers the whole window while the next page loads. It is not painted for pages that load at once. */
export function LoadingOverlay({ on }: { on: boolean }) {
  return (
    <div role="status" data-state={on ? 'on' : 'off'}>
      {on && (
        <div css={cover}>
          <div css={pill}>
            <svg css={line} viewBox="0 0 240 40" aria-hidden="true">
              <path d="M0 8H70C100 8 100 32 130 32H240" />
              <circle r="6" css={traveller} />
            </svg>
          </div>
          <VisuallyHidden>Loading page</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

const cover = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  animation: appear 120ms 150ms both;
  /* The page shows through at 60 percent. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${role.ground};
    opacity: 0.4;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

const pill = css`
  position: relative;
  padding: 1.1rem 2rem;
  border-radius: ${radius.pill};
  background: ${role.ground};
  box-shadow: ${shadow.raised};
`;

const line = css`
  width: min(240px, 60vw);
  overflow: visible;
  fill: none;
  stroke: ${ink.line};
  stroke-width: 2;
  stroke-linecap: round;
`;

const traveller = css`
  fill: ${ink.hotFill};
  stroke: ${ink.hot};
  offset-path: path('M0 8H70C100 8 100 32 130 32H240');
  animation: travel 1.1s linear infinite;
  @keyframes travel {
    to {
      offset-distance: 100%;
    }
  }
`;
