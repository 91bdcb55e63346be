import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { measure, media, radius, role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { wholeCard } from '#ui/wholeCard.ts';
import { coverOf, metaOf, nameOf, type Teaser } from './teaser.ts';

/** One large note with its cover, and the others next to it. */
export function Notes({ pages }: { pages: readonly Teaser[] }) {
  const [first, ...others] = pages;
  if (!first) return null;
  return (
    <div css={columns}>
      <article css={[wholeCard, large]}>
        <div css={cover} data-ground="navy" data-morph={coverOf(first)}>
          <RouteArt {...first.art} width={620} height={330} density={9} />
        </div>
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

/** Notes below each other, each with a small cover. */
export function NoteRows({ pages, pairs = false }: { pages: readonly Teaser[]; pairs?: boolean }) {
  return (
    <ul css={[rows, pairs && sideBySide, pairs && pages.length === 3 && three]}>
      {pages.map((page) => (
        <li key={page.path} css={[wholeCard, row]}>
          <div>
            <h3>
              <SmartLink href={page.path}>{nameOf(page)}</SmartLink>
            </h3>
            <p css={meta}>{metaOf(page) || page.description}</p>
          </div>
          <div css={thumbnail} data-ground="sky" data-morph={coverOf(page)}>
            <RouteArt {...page.art} width={200} height={140} density={5} />
          </div>
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

const cover = css`
  padding: ${space.s4} ${space.s5};
  border-radius: ${radius.card};
  overflow: hidden;
`;

const summary = css`
  max-width: ${measure};
  color: ${role.muted};
  font-size: ${size.t16};
  line-height: 1.6;
  text-wrap: pretty;
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
  grid-template-columns: minmax(0, 1fr) 118px;
  gap: ${space.s4};
  align-items: start;
  padding-block: ${space.s5};
  border-top: 1px solid ${role.line};
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 84px;
  }
`;

const sideBySide = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space.s7};
  li,
  li:first-of-type {
    padding-top: ${space.s5};
    border-top: 2px solid ${role.rule};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const three = css`
  grid-template-columns: minmax(0, 1fr);
  ${media.bar} {
    grid-template-columns: repeat(3, 1fr);
    li {
      grid-template-columns: minmax(0, 1fr) 84px;
    }
  }
`;

const thumbnail = css`
  padding: 0.5rem;
  border-radius: ${radius.part};
  overflow: hidden;
`;
