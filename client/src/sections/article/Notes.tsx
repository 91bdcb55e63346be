import { css } from '@emotion/react';
import { metaOf, nameOf, type Teaser } from '#sections/lists/teaser.ts';
import { Figure } from '#sections/parts/Facts.tsx';
import { font, measure, media, role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { wholeCard } from '#ui/wholeCard.ts';
import { Cover } from './Cover.tsx';

/** One large note with its cover, and the others next to it. */
export function Notes({ pages }: { pages: readonly Teaser[] }) {
  const [first, ...others] = pages;
  if (!first) return null;
  return (
    <div css={columns}>
      <article css={[wholeCard, large]}>
        {first.__typename === 'Article' && first.figure && (
          <Cover figure={first.figure} art={first.art} path={first.path} />
        )}
        <h3>
          <SmartLink href={first.path}>{nameOf(first)}</SmartLink>
        </h3>
        <p css={summary}>{first.description}</p>
        <p css={meta}>{metaOf(first)}</p>
      </article>
      <NoteRows pages={others} />
    </div>
  );
}

/** Notes below each other, each with its figure. */
export function NoteRows({ pages }: { pages: readonly Teaser[] }) {
  return (
    <ul css={rows}>
      {pages.map((page) => (
        <li key={page.path} css={[wholeCard, row]}>
          <div>
            <h3>
              <SmartLink href={page.path}>{nameOf(page)}</SmartLink>
            </h3>
            <p css={meta}>{metaOf(page) || page.description}</p>
          </div>
          {page.__typename === 'Article' && page.figure && (
            <Figure css={figure} value={page.figure.value} unit={page.figure.unit} />
          )}
        </li>
      ))}
    </ul>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s7};
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;

const large = css`
  display: grid;
  gap: ${space.s3};
  align-content: start;
  h3 {
    margin-top: ${space.s2};
    font-size: ${size.t36};
    letter-spacing: -0.03em;
    line-height: 1.08;
  }
`;

const summary = css`
  max-width: ${measure};
  color: ${role.muted};
  font-size: ${size.t16};
  line-height: 1.6;
`;

const meta = css`
  margin-top: 0.5rem;
  color: ${role.muted};
`;

const rows = css`
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem;
  gap: ${space.s4};
  align-items: start;
  padding-block: ${space.s5};
  border-top: 1px solid ${role.line};
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 6rem;
  }
`;

const figure = css`
  font: 600 2.6rem / 0.9 ${font.display};
  white-space: normal;
  small {
    font-size: 0.45em;
  }
`;
