import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { font, ink, media, role, size, space } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';

export interface Chapter {
  id: string;
  text: string;
}

/** The table of contents of a text, which marks the chapter being read. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const current = useCurrent(chapters);
  return (
    <nav css={rail} aria-labelledby="contents">
      <h2 id="contents" css={title}>
        Contents
      </h2>
      <ol css={line}>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <SmartLink href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {inline(text)}
            </SmartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last chapter whose heading is in the upper part of the window, or above it. */
function useCurrent(chapters: readonly Chapter[]): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(chapters.findLast(({ id }) => passed.has(id))?.id ?? '');
      },
      { root: document, rootMargin: '100000px 0px -65% 0px' },
    );
    for (const { id } of chapters) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [chapters]);
  return current;
}

const rail = css`
  position: sticky;
  top: 96px;
  max-height: calc(100dvh - 120px);
  overflow-y: auto;
  /* Room for the node, which is half outside the line. */
  padding-left: 7px;
  margin-left: -7px;
  ${media.drawer} {
    position: static;
    max-height: none;
  }
`;

const title = css`
  margin-bottom: 0.6rem;
  font: 600 ${size.t18} / 1.25 ${font.text};
  letter-spacing: 0;
`;

const line = css`
  border-left: 2px solid ${ink.land};
  ${media.drawer} {
    columns: 18rem;
    column-gap: ${space.s5};
  }
  a {
    position: relative;
    display: block;
    padding: 0.4rem 0 0.4rem 1.3rem;
    color: ${role.muted};
    line-height: 1.35;
    text-decoration: none;
    ${media.drawer} {
      padding-block: 0.7rem;
      color: ${role.action};
    }
  }
  a:hover {
    color: ${role.action};
    text-decoration: underline;
  }
  [aria-current] {
    color: ${role.accent};
    font-weight: 600;
  }
  [aria-current]::before {
    content: '';
    position: absolute;
    top: 0.72rem;
    left: -7px;
    width: 12px;
    height: 12px;
    border: 1.5px solid ${ink.hot};
    border-radius: 50%;
    background: ${ink.hotFill};
  }
`;
