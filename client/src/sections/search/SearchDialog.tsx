import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useData } from '#data/hooks.ts';
import { controlStyle } from '#form/controlStyle.ts';
import { media, role, size, space } from '#theme/tokens.ts';
import { CloseButton, Drawer } from '#ui/Drawer.tsx';
import { useNavigate } from '#ui/location.ts';
import type { SearchQuery } from './Search.generated.ts';
import { SearchResults } from './SearchResults.tsx';
import type { Answer } from './useSiteSearch.ts';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The search over the whole site, in front of any page. The arrow keys go through the results. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  return (
    <Drawer open={open} onClose={onClose} label="Search this site">
      <Search onClose={onClose} />
    </Drawer>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const words = typed.trim();
  const answer = useAnswer(words);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
    const now = stops.indexOf(document.activeElement as HTMLElement);
    if (!step || now < 0) return;
    event.preventDefault();
    stops[(now + step + stops.length) % stops.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links in it
    <div ref={frame} css={layout} onKeyDown={onKeyDown}>
      <search>
        <form
          css={head}
          action="/search"
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
            navigate(`/search${words && `?q=${encodeURIComponent(words)}`}`);
          }}
        >
          <input
            css={field}
            type="search"
            name="q"
            maxLength={200}
            enterKeyHint="search"
            aria-label="Search this site"
            placeholder="Pages, jobs, articles, events, documents"
            onChange={({ target }) => setTyped(target.value)}
          />
          <CloseButton label="Close" onClose={onClose} />
        </form>
      </search>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a click on a link in it, which Enter makes too */}
      <div css={body} onClick={({ target }) => (target as Element).closest('a') && onClose()}>
        <SearchResults words={words} answer={answer} />
      </div>
    </div>
  );
}

/** Milliseconds without a key before a search starts. */
const pause = 100;

/** What was found. It stays while the next answer loads. */
function useAnswer(words: string): Answer {
  const source = useData();
  const [answer, setAnswer] = useState<Answer>({ found: null, foundFor: '', failed: false });
  useEffect(() => {
    let current = true;
    const set = (found: SearchQuery['search'], failed: boolean) =>
      current && setAnswer({ found, foundFor: words, failed });
    const timer = setTimeout(
      () =>
        words === ''
          ? set(null, false)
          : source.query('Search', { query: words }).then(
              (data) => set((data as SearchQuery).search, !(data as SearchQuery).search),
              () => set(null, true),
            ),
      pause,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [source, words]);
  return answer;
}

const layout = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
`;

const inner = `max(${space.s4}, (100% - 960px) / 2)`;

const head = css`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s4} ${inner};
  background: ${role.band};
`;

const field = css`
  ${controlStyle};
  flex: 1;
  min-width: 0;
  height: 56px;
  padding-inline: ${space.s4};
  background: ${role.field};
  font-size: ${size.t18};
`;

const body = css`
  overflow: auto;
  padding: ${space.s5} ${inner} ${space.s6};
  overscroll-behavior: contain;
  ${media.phone} {
    padding-top: ${space.s4};
  }
`;
