import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useData } from '#data/hooks.ts';
import { type Ground, Section } from '#sections/Section.tsx';
import { flow, font, media, radius, role, size, space, stack } from '#theme/tokens.ts';
import { actions, Button, ButtonLink } from '#ui/Button.tsx';
import { needsScripts } from '#ui/needsScripts.ts';
import { pills } from '#ui/pills.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import type { ServiceIndexFragment } from './ServiceIndex.generated.ts';
import type { ServiceSearchQuery } from './ServiceSearch.generated.ts';
import { anchorOfGroup } from './serviceGroup.ts';
import { services } from './servicesPart.ts';

const Groups = staticComponent(services, (module) => module.ServiceGroups);

/** All services in groups, with links to the groups and a filter by words. Without JavaScript the list is complete. */
export function ServiceIndex({ anchor, heading, lead, groups, ground }: ServiceIndexFragment & { ground: Ground }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = usePagesWith(typed);
  const found = groups.map(({ title, link: group, services: all }) => {
    const shown = all.map(
      ({ label, text, link }) =>
        words.every((word) => `${title} ${label} ${text}`.toLowerCase().includes(word)) ||
        pages?.includes(link.replace(/#.*/, '')),
    );
    return shown.includes(true) ? shown : all.map(() => pages?.includes(group));
  });
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    setTyped('');
  };
  const count = found.flat().filter(Boolean).length;
  // Nothing is said to be missing before the answer is there.
  const waits = count === 0 && !pages;
  // Typed before the scripts arrived.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  // The list is not hydrated.
  useLayoutEffect(() => {
    if (waits) return;
    for (const [i, group] of [...(list.current?.querySelectorAll('section') ?? [])].entries()) {
      const shown = found[i] ?? [];
      group.toggleAttribute('hidden', !shown.includes(true));
      for (const [j, row] of [...group.querySelectorAll('li')].entries()) row.toggleAttribute('hidden', !shown[j]);
    }
  });
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} headingHidden compact>
      <div css={stack.s4}>
        <nav css={chips} aria-label="Groups">
          {groups.map(({ title, services: all }) => (
            <a key={title} href={`#${anchorOfGroup(title)}`}>
              {title} <span>{all.length}</span>
            </a>
          ))}
        </nav>
        <div css={filter}>
          <label htmlFor="service-filter">Filter by word</label>
          <input ref={field} id="service-filter" type="search" onChange={(event) => setTyped(event.target.value)} />
          <p role="status">{words.length > 0 && (waits ? 'Looking it up…' : `${count} of ${found.flat().length}`)}</p>
        </div>
      </div>
      <div ref={list} css={rows}>
        <Groups groups={groups} />
      </div>
      {count === 0 && pages && (
        <div css={nothing}>
          <p>{`No service has “${typed.trim()}” on its page. Try another word, or ask us whether we do it.`}</p>
          <div css={actions}>
            <Button onClick={clear}>Clear the filter</Button>
            <ButtonLink look="second" href="/contact-us">
              Ask us
            </ButtonLink>
            <ButtonLink look="second" href={`/careers?q=${encodeURIComponent(typed.trim())}`}>
              Search jobs instead
            </ButtonLink>
          </div>
        </div>
      )}
    </Section>
  );
}

/** The paths of the pages with all words; undefined while they are looked up, and none if that fails. */
function usePagesWith(typed: string): readonly string[] | undefined {
  const source = useData();
  const words = typed.trim();
  const [answer, setAnswer] = useState<{ words: string; paths: readonly string[] }>({ words: '', paths: [] });
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => {
      source.query('ServiceSearch', { words }).then(
        (data) => setAnswer({ words, paths: (data as ServiceSearchQuery).pages.map(({ path }) => path) }),
        () => setAnswer({ words, paths: [] }),
      );
    }, 350);
    return () => clearTimeout(timer);
  }, [source, words]);
  return answer.words === words ? answer.paths : undefined;
}

const chips = css`
  ${pills};
  span {
    color: ${role.muted};
    font: 500 0.929rem ${font.mono};
  }
  ${media.phone} {
    a {
      min-height: 36px;
      padding-inline: 0.8rem;
    }
  }
`;

const filter = css`
  ${needsScripts};
  ${flow('0.5rem 1rem')};
  align-items: center;
  label {
    font-weight: 600;
  }
  input {
    width: min(22rem, 100%);
    height: 44px;
    padding: 0 1.2rem;
    border: 1.5px solid ${role.lineStrong};
    border-radius: ${radius.pill};
    background: ${role.field};
    color: ${role.text};
    font-size: ${size.t16};
  }
  p {
    min-width: 5em;
    min-height: 1.55em;
    font-weight: 600;
  }
`;

const nothing = css`
  ${stack.s4};
  padding-top: ${space.s4};
`;

const rows = css`
  [hidden] {
    display: none !important;
  }
`;
