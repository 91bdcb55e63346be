import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { topicName } from '#sections/article/topicName.ts';
import { texts } from '#sections/parts/textsPart.ts';
import { media, role, stack } from '#theme/tokens.ts';
import { useLocation } from '#ui/location.ts';
import { needsScripts } from '#ui/needsScripts.ts';
import { pills } from '#ui/pills.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { staticComponent } from '#ui/staticComponent.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Teaser } from './teaser.ts';

const Rows = staticComponent(texts, (module) => module.PageRows);

/** A long list with a filter by topic. The filter is in the address; without JavaScript the list is complete. */
export function PageIndex({ pages }: { pages: readonly Teaser[] }) {
  const topic = useTopic();
  const topics = narrowingTopics(pages);
  const chosen = topics.includes(topic) ? topic : '';
  const shown = pages.filter((page) => chosen === '' || page.topics.includes(chosen));
  const rows = useRef<HTMLDivElement>(null);
  // The rows are not hydrated.
  useLayoutEffect(() => {
    const list = rows.current?.querySelector('ul')?.children ?? [];
    for (const [i, page] of pages.entries()) list[i]?.toggleAttribute('hidden', !shown.includes(page));
  });
  return (
    <div css={stack.s5}>
      {topics.length > 1 && <Filter topics={topics} chosen={chosen} />}
      <VisuallyHidden role="status">{shown.length === pages.length ? '' : `${shown.length} shown`}</VisuallyHidden>
      <div ref={rows} css={rowsAndFeeds}>
        <Rows pages={pages} />
      </div>
    </div>
  );
}

/** The server renders one page for all topics, so the topic is read after hydration. */
function useTopic(): string {
  const { search } = useLocation();
  const [topic, setTopic] = useState('');
  useLayoutEffect(() => setTopic(new URLSearchParams(search).get('topic') ?? ''), [search]);
  return topic;
}

/** Topics that not all pages have, in descending order of the number of pages. */
function narrowingTopics(pages: readonly Teaser[]): string[] {
  const counts = new Map<string, number>();
  for (const topic of pages.flatMap((page) => page.topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const useful = [...counts].filter(([, count]) => count < pages.length);
  return useful.sort(([, a], [, b]) => b - a).map(([topic]) => topic);
}

function Filter({ topics, chosen }: { topics: string[]; chosen: string }) {
  const { pathname } = useLocation();
  return (
    <nav css={filter} aria-label="Topics">
      {['', ...topics].map((topic) => (
        <SmartLink
          key={topic}
          href={topic ? `${pathname}?topic=${encodeURIComponent(topic)}` : pathname}
          aria-current={topic === chosen ? 'true' : undefined}
        >
          {topic ? topicName(topic) : 'All'}
        </SmartLink>
      ))}
    </nav>
  );
}

const rowsAndFeeds = css`
  ${stack.s5};
  li[hidden] {
    display: none;
  }
`;

const filter = css`
  ${pills};
  ${needsScripts};
  [aria-current] {
    border-color: ${role.accent};
    background: ${role.accent};
    color: ${role.page};
  }
  ${media.forced} {
    [aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;
