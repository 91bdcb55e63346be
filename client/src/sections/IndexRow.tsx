import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { font, measure, media, radius, role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { wholeCard } from '#ui/wholeCard.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Figure } from './Facts.tsx';
import { coverOf, metaOf, nameOf, type Teaser } from './teaser.ts';

type Case = Extract<Teaser, { __typename: 'CaseStudy' }>;

/** A page by its name and description, with a small cover. */
export function TextRow({ page }: { page: Teaser }) {
  const meta = metaOf(page);
  return (
    <li css={[wholeCard, row, textRow]}>
      <h3 css={name}>
        <SmartLink href={page.path}>{nameOf(page)}</SmartLink>
      </h3>
      <div>
        <p css={summary}>{page.description}</p>
        {meta && <p css={small}>{meta}</p>}
      </div>
      <div css={cover} data-ground="sky" data-morph={coverOf(page)}>
        <RouteArt {...page.art} width={200} height={140} density={5} />
      </div>
    </li>
  );
}

/** A case by its first figure, its headline, and the figure before and after. */
export function CaseRow({ page }: { page: Case }) {
  const { result } = page;
  return (
    <li css={[row, caseRow]}>
      <Figure css={figure} value={result.value} unit={result.unit} data-morph={page.path} />
      <div>
        <h3 css={[name, wholeRow]}>
          <SmartLink href={page.path}>{page.headline}</SmartLink>
        </h3>
        <p css={small}>{page.sector}</p>
      </div>
      <BeforeAfter change={page.change} />
    </li>
  );
}

const row = css`
  display: grid;
  gap: ${space.s3} ${space.s5};
  align-items: start;
  padding-block: ${space.s5};
  border-bottom: 1px solid ${role.line};
`;

const textRow = css`
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) 8.43rem;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) min(6rem, 40%);
    h3 {
      grid-column: 1 / -1;
    }
  }
`;

const caseRow = css`
  position: relative;
  grid-template-columns: minmax(0, 2.4fr) minmax(0, 6fr) minmax(0, 4fr);
  gap: ${space.s3} ${space.s6};
  align-items: center;
  padding-block: ${space.s4};
  ${media.drawer} {
    grid-template-columns: minmax(8rem, 2fr) minmax(0, 6fr);
    > :last-child {
      grid-column: 2;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s2};
    > :last-child {
      grid-column: auto;
    }
  }
`;

/** The link takes the whole row. */
const wholeRow = css`
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const name = css`
  a {
    color: ${role.accent};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const summary = css`
  max-width: ${measure};
  font-size: ${size.t16};
  line-height: 1.5;
  text-wrap: pretty;
`;

const small = css`
  margin-top: 0.4rem;
  color: ${role.muted};
`;

const figure = css`
  font: 600 4.2rem / 0.9 ${font.display};
  white-space: normal;
  ${media.phone} {
    font-size: 3.2rem;
  }
`;

const cover = css`
  padding: 0.5rem;
  border-radius: ${radius.part};
  overflow: hidden;
`;
