import { css } from '@emotion/react';
import { Cover } from '#sections/article/Cover.tsx';
import { BeforeAfter } from '#sections/case/BeforeAfter.tsx';
import { Figure } from '#sections/parts/Facts.tsx';
import { display, font, hiddenIn, measure, media, role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { wholeCard } from '#ui/wholeCard.ts';
import { metaOf, nameOf, type Teaser } from './teaser.ts';

type Article = Extract<Teaser, { __typename: 'Article' }>;
type Case = Extract<Teaser, { __typename: 'CaseStudy' }>;

/** An article by its title and description, with its cover. */
export function TextRow({ page }: { page: Article }) {
  return (
    <li css={[wholeCard, row, textRow]}>
      <h3>
        <SmartLink href={page.path}>{nameOf(page)}</SmartLink>
      </h3>
      <div>
        <p css={summary}>{page.description}</p>
        <p css={small}>{metaOf(page)}</p>
      </div>
      {page.figure && <Cover figure={page.figure} art={page.art} path={page.path} />}
    </li>
  );
}

/** A case by its first figure, its headline, and the figure before and after. */
export function CaseRow({ page }: { page: Case }) {
  const { result } = page;
  const [measured] = result.text.split(',');
  return (
    <li css={[wholeCard, row, caseRow]}>
      <Figure css={figure} value={result.value} unit={result.unit} data-morph={page.path} />
      <div>
        <h3>
          <SmartLink href={page.path}>{page.headline}</SmartLink>
        </h3>
        <p css={small}>{`${page.sector}: ${measured}`}</p>
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
  grid-template: auto 1fr / minmax(0, 1fr) 34rem;
  > :last-child:nth-of-type(2) {
    grid-area: 1 / 2 / span 2;
  }
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
  ${media.phone} {
    grid-template: none / minmax(0, 1fr);
    > :last-child:nth-of-type(2) {
      grid-area: auto;
    }
  }
`;

const caseRow = css`
  grid-template-columns: minmax(0, 2.4fr) minmax(0, 6fr) minmax(0, 4fr);
  gap: ${space.s3} ${space.s6};
  align-items: center;
  padding-block: ${space.s4};
  ${media.drawer} {
    grid-template-columns: minmax(8rem, 2fr) minmax(0, 6fr);
    > span {
      grid-row: span 2;
    }
    > :last-child {
      grid-column: 2;
    }
  }
  ${media.phone} {
    grid-template-columns: min(6.8rem, 45%) minmax(0, 1fr);
    gap: 0.4rem ${space.s3};
    padding-block: 0.9rem;
    align-items: start;
  }
`;

/* On phones the cover says enough. */
const summary = css`
  max-width: ${measure};
  font-size: ${size.t16};
  line-height: 1.5;
  ${hiddenIn(media.phone)};
`;

const small = css`
  margin-top: 0.4rem;
  color: ${role.muted};
`;

const figure = css`
  ${display('4.2rem', 0.9)};
  ${media.phone} {
    font-size: 2.6rem;
    small {
      font-family: ${font.text};
    }
    + div h3 {
      font-size: ${size.t18};
    }
  }
`;
