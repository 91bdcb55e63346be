import { css } from '@emotion/react';
import type { Teaser } from '#sections/lists/teaser.ts';
import { Figure } from '#sections/parts/Facts.tsx';
import { font, media, role, size, space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Inline } from '#ui/Inline.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

type Case = Extract<Teaser, { __typename: 'CaseStudy' }>;

/** Case studies by their first result. With three or more the first one is very large. */
export function CaseResults({ pages }: { pages: readonly Teaser[] }) {
  const cases = pages.filter((page): page is Case => page.__typename === 'CaseStudy');
  const [first, ...others] = cases;
  const hasLarge = cases.length > 2;
  const shown = hasLarge ? others : cases;
  return (
    <div css={list}>
      {hasLarge && first && <Large page={first} />}
      <ul css={[small, shown.length === 3 && three]}>
        {shown.map((page) => (
          <Small key={page.path} page={page} />
        ))}
      </ul>
    </div>
  );
}

function Large({ page }: { page: Case }) {
  const { result } = page;
  return (
    <article css={large}>
      <Figure css={huge} value={result.value} unit={result.unit} data-morph={page.path} />
      <div css={words}>
        <h3 css={headline}>
          <SmartLink href={page.path}>
            <Inline text={result.text} />
          </SmartLink>
        </h3>
        <p css={summary}>{page.description}</p>
        <BeforeAfter change={page.change} />
        <ArrowLink href={page.path}>Read the case: {page.label}</ArrowLink>
      </div>
    </article>
  );
}

function Small({ page }: { page: Case }) {
  const { result } = page;
  return (
    <li css={smallCase}>
      <Figure css={figure} value={result.value} unit={result.unit} data-morph={page.path} />
      <div>
        <h3>
          <SmartLink href={page.path}>
            <Inline text={result.text} />
          </SmartLink>
        </h3>
        {result.basis && <p css={basis}>{result.basis}</p>}
      </div>
    </li>
  );
}

const list = css`
  display: grid;
  gap: ${space.s7};
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }
`;

const large = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s7};
  align-items: end;
  padding-top: ${space.s5};
  border-top: 2px solid ${role.rule};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;

const huge = css`
  margin-left: -0.04em;
  font-size: clamp(8rem, 29.4vw, 26.9rem);
  line-height: 0.82;
  letter-spacing: -0.06em;
  small {
    font-size: 0.42em;
    letter-spacing: -0.04em;
  }
`;

const words = css`
  display: grid;
  gap: ${space.s4};
`;

const headline = css`
  font-size: ${size.t36};
  letter-spacing: -0.03em;
  line-height: 1.08;
`;

const summary = css`
  color: ${role.muted};
  font-size: ${size.t16};
  line-height: 1.6;
  text-wrap: pretty;
`;

const small = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s6} ${space.s7};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s5};
  }
`;

/** So that none of three is alone in a row. */
const three = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const smallCase = css`
  display: grid;
  grid-template-columns: minmax(7.4rem, auto) minmax(0, 1fr);
  gap: ${space.s5};
  align-items: start;
  padding-top: ${space.s5};
  border-top: 1px solid ${role.line};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s3};
  }
`;

const figure = css`
  font: 600 4.2rem / 0.85 ${font.display};
  small {
    font-size: 0.5em;
    letter-spacing: -0.02em;
  }
`;

const basis = css`
  margin-top: 0.3rem;
  color: ${role.muted};
  font-size: ${size.t16};
`;
