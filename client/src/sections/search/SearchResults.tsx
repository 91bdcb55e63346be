import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SearchKind } from '#gql/schema-types.ts';
import { muted18 } from '#theme/styles.ts';
import { flow, font, measure, media, radius, role, size, space, split, stack } from '#theme/tokens.ts';
import { actions, ButtonLink } from '#ui/Button.tsx';
import { counted } from '#ui/count.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { unfolding } from '#ui/unfolding.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SearchQuery } from './Search.generated.ts';
import type { Answer } from './useSiteSearch.ts';

interface SearchResultsProps {
  /** What the address asks for. */
  words: string;
  answer: Answer;
}

/** What was found, by kind, or what to do if there is nothing. */
export function SearchResults({ words, answer: { found, foundFor, failed } }: SearchResultsProps) {
  if (failed)
    return (
      <div css={stack.s6}>
        <p role="status" css={muted18}>
          The search can’t answer right now. Try again in a moment.
        </p>
        <Ways words={words} />
      </div>
    );
  if (!found || foundFor === '') return <p role="status" />;
  // Nothing that a reference stands for is on this site, except on its receipt.
  const isReference = /^(ENQ|APP)-\w{6}$/i.test(foundFor.trim());
  const result = counted(found.totalCount, 'result');
  return (
    <div css={stack.s6}>
      <p role="status" css={muted18}>
        {isReference
          ? 'That’s a reference. The address of your receipt, which shows the status, is in your browser’s history, and in our confirmation if you got one by e-mail. If you can’t find it, send us the reference.'
          : found.totalCount === 0
            ? `Nothing on this site has “${foundFor}”. Try another word, or ask us.`
            : `${result} for “${found.correctedQuery ?? foundFor}”`}
      </p>
      {isReference ? (
        <ButtonLink css={alone} href="/contact-us">
          Contact us
        </ButtonLink>
      ) : (
        found.totalCount === 0 && <Ways words={foundFor} />
      )}
      {found.groups.map((group) => (
        <Group key={group.kind} group={group} words={found.correctedQuery ?? foundFor} />
      ))}
    </div>
  );
}

function Ways({ words }: { words: string }) {
  return (
    <div css={actions}>
      <ButtonLink href="/contact-us">Ask us</ButtonLink>
      <ButtonLink look="second" href="/services">
        All services
      </ButtonLink>
      <ButtonLink look="second" href={`/careers?q=${encodeURIComponent(words)}`}>
        Search jobs instead
      </ButtonLink>
    </div>
  );
}

type Found = NonNullable<SearchQuery['search']>['groups'][number];

function Group({ group: { kind, totalCount, results }, words }: { group: Found; words: string }) {
  const id = `found-${kind.toLowerCase()}`;
  return (
    <section css={section} aria-labelledby={id}>
      <h2 id={id} css={name}>
        {names[kind]} <span>{totalCount}</span>
      </h2>
      <div css={stack.s4}>
        <Results results={results.slice(0, mostShown)} words={words} />
        {results.length > mostShown && (
          <details css={[unfolding, more]}>
            <summary>{`${results.length - mostShown} more in ${names[kind].toLowerCase()}`}</summary>
            <Results results={results.slice(mostShown)} words={words} />
          </details>
        )}
        {kind === 'JOB' && totalCount > results.length && (
          <SmartLink href={`/careers?q=${encodeURIComponent(words)}`}>All {counted(totalCount, 'job')}</SmartLink>
        )}
      </div>
    </section>
  );
}

/** How many results of a kind are shown before the rest is unfolded. */
const mostShown = 5;

function Results({ results, words }: Pick<Found, 'results'> & { words: string }) {
  const pattern = patternOf(words);
  return (
    <ul css={list}>
      {results.map(({ title, section, path, text }) => (
        <li key={path}>
          <h3>
            <SmartLink href={path}>
              {marked(title, pattern)}
              {section && <VisuallyHidden>{`: ${section}`}</VisuallyHidden>}
            </SmartLink>
          </h3>
          <p>
            {section && <b>{marked(`${section}. `, pattern)}</b>}
            {marked(text, pattern)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The words of a query, the longer ones in other forms too, or null if it has none. */
function patternOf(query: string): RegExp | null {
  const letter = '[\\p{L}\\p{N}]';
  const words = query
    .match(/[\p{L}\p{N}]{2,}/gu)
    ?.map((word) => (word.length > 3 ? `${word.replace(/s$/, '')}${letter}*` : `${word}(?!${letter})`));
  return words ? new RegExp(`((?<!${letter})(?:${words.join('|')}))`, 'giu') : null;
}

function marked(text: string, pattern: RegExp | null): ReactNode {
  if (!pattern) return text;
  return text.split(pattern).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    i % 2 ? <mark key={i}>{part}</mark> : part,
  );
}

const names: Record<SearchKind, string> = {
  SERVICE: 'Services',
  PRODUCT: 'Products',
  JOB: 'Jobs',
  CASE_STUDY: 'Case studies',
  ARTICLE: 'Articles',
  EVENT: 'Events',
  DOCUMENT: 'Documents',
  PAGE: 'Pages',
};

const alone = css`
  justify-self: start;
`;

const section = css`
  ${split('minmax(10rem, 3fr) 9fr', media.drawer)};
  gap: ${space.s4} ${space.s6};
  padding-top: ${space.s4};
  border-top: 2px solid ${role.rule};
`;

const name = css`
  font: 600 ${size.t18} / 1.3 ${font.text};
  letter-spacing: 0;
  span {
    color: ${role.muted};
    margin-left: 0.3em;
    font: 500 0.929rem ${font.mono};
  }
`;

const more = css`
  > summary {
    ${flow('0.4rem', space.s3)};
    align-items: center;
    min-height: 44px;
    color: ${role.action};
    font-weight: 600;
  }
  > ul {
    padding-top: ${space.s3};
  }
`;

const list = css`
  ${stack.s4};
  mark {
    border-radius: ${radius.mark};
    background: ${role.band};
    color: inherit;
  }
  li {
    display: grid;
    gap: 0.3rem;
  }
  h3 {
    font-size: ${size.t18};
  }
  p {
    max-width: ${measure};
    color: ${role.muted};
    font-size: ${size.t16};
    line-height: 1.45;
  }
`;
