import { css } from '@emotion/react';
import { ink, role } from '#theme/tokens.ts';
import type { Comparison } from './comparison.ts';

/** Two lines to one scale: how it was, and how it is. */
export function BeforeAfter({ before, after }: Comparison) {
  const longest = Math.max(before.value, after.value);
  return (
    <dl css={lines}>
      <div>
        <dt>Before</dt>
        <dd>
          {before.text}
          <span css={[line, length(before.value / longest)]} />
        </dd>
      </div>
      <div>
        <dt>After</dt>
        <dd>
          {after.text}
          <span css={[line, length(after.value / longest), live]} />
        </dd>
      </div>
    </dl>
  );
}

const lines = css`
  display: grid;
  gap: 1.1rem;
  > div {
    position: relative;
    display: grid;
    grid-template-columns: 4.6em 1fr;
    padding-bottom: 14px;
  }
  dt {
    color: ${role.muted};
  }
  dd {
    font-weight: 600;
  }
`;

const line = css`
  position: absolute;
  bottom: 3px;
  left: 0;
  height: 3px;
  border-radius: 3px;
  background: ${ink.line};
  &::after {
    content: '';
    position: absolute;
    top: -4px;
    right: 0;
    width: 11px;
    height: 11px;
    border: 2px solid ${ink.node};
    border-radius: 50%;
    background: ${ink.paper};
  }
`;

const length = (share: number) => css`
  width: max(11px, ${(share * 100).toFixed(1)}%);
`;

const live = css`
  background: ${ink.hot};
  &::after {
    border-color: ${ink.hot};
    background: ${ink.hot};
  }
`;
