import { css } from '@emotion/react';
import { LazyProductScreen } from '#art/lazyParts.ts';
import { media, role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { Teaser } from './teaser.ts';

/** Products with their screens, wide and narrow by turns. */
export function Products({ pages }: { pages: readonly Teaser[] }) {
  return (
    <div css={bento}>
      {pages.map((page, i) => (
        <article key={page.path} css={[i % 4 === 0 || i % 4 === 3 ? wide : narrow, product]}>
          <div css={words}>
            <h3 css={name}>
              <SmartLink href={page.path}>{page.label}</SmartLink>
            </h3>
            <p css={claim}>{page.__typename === 'ProductPage' ? page.claim : page.description}</p>
          </div>
          {page.__typename === 'ProductPage' && (
            <div css={picture}>
              <LazyProductScreen name={page.screen} />
            </div>
          )}
        </article>
      ))}
    </div>
  );
}

const bento = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space.s6} ${space.s5};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const product = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space.s4};
  ${media.drawer} {
    grid-column: auto;
  }
`;

const wide = css`
  grid-column: span 7;
`;

const narrow = css`
  grid-column: span 5;
`;

const words = css`
  display: grid;
  gap: 0.3rem;
`;

/* On phones, four of them would be as long as the rest of the page. */
const picture = css`
  display: grid;
  ${media.phone} {
    display: none;
  }
`;

const name = css`
  font-size: ${size.t36};
  letter-spacing: -0.03em;
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const claim = css`
  max-width: 44ch;
  color: ${role.muted};
  font-size: ${size.t16};
`;
