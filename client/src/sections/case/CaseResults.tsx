import { css } from '@emotion/react';
import type { Teaser } from '#sections/lists/teaser.ts';
import { Figure } from '#sections/parts/Facts.tsx';
import { font, media, role, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

type Case = Extract<Teaser, { __typename: 'CaseStudy' }>;

/** Case studies by their first result, each with what it was before. */
export function CaseResults({ pages }: { pages: readonly Teaser[] }) {
  const cases = pages.filter((page): page is Case => page.__typename === 'CaseStudy');
  return (
    <ul css={list}>
      {cases.map(({ path, result, change }) => (
        <li key={path} css={row}>
          <Figure css={figure} value={result.value} unit={result.unit} data-morph={path} />
          <div css={words}>
            <h3>
              <SmartLink href={path}>
                <Inline text={result.text} />
              </SmartLink>
            </h3>
            <BeforeAfter change={change} words={result.basis} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s6} ${space.s7};
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s5};
  }
`;

const words = css`
  display: grid;
  gap: ${space.s2};
`;

const row = css`
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
