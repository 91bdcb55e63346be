import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { font, media, role, size, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { Disclosure } from './Disclosure.tsx';
import { FactRows } from './Facts.tsx';
import { columns, HeroWords, picture, words } from './HeroWords.tsx';
import { PageHeading } from './PageHeading.tsx';
import type { TopFragment } from './Top.generated.ts';
import type { TopProps } from './topProps.ts';

type CaseTop = Extract<TopFragment, { __typename: 'CaseStudy' }>;

/** The top of a case study: headline, facts, and results with their baselines. */
export function CaseHero({ page, hero }: { page: CaseTop; hero: TopProps['hero'] }) {
  return (
    <Wrap css={stack}>
      <div css={columns}>
        <PageHeading page={page} hero={hero} />
        <div css={words}>
          <Disclosure text={page.disclosure} />
          <HeroWords hero={hero} />
        </div>
        <RouteArt {...(hero.art ?? page.art)} width={520} height={400} density={9} css={picture} />
      </div>
      <AtAGlance page={page} />
      {page.results.length > 0 && (
        <div css={results}>
          <h2>What changed</h2>
          <FactRows facts={page.results} path={page.path} />
        </div>
      )}
    </Wrap>
  );
}

function AtAGlance({ page }: { page: CaseTop }) {
  const facts = [
    ['Sector', page.sector],
    ['Region', page.region],
    ['Duration', page.duration],
    ['Team', page.team],
    ['Technology', page.stack.join(', ')],
  ];
  return (
    <dl css={glance}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const stack = css`
  display: grid;
  gap: ${space.s7};
  padding-bottom: calc(${space.section} * 0.62);
`;

const glance = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 0 ${space.s5};
  border-block: 1px solid ${role.line};
  ${media.drawer} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  div {
    padding-block: ${space.s4};
  }
  dt {
    color: ${role.muted};
  }
  dd {
    font: 600 ${size.t18} / 1.25 ${font.display};
    text-wrap: balance;
  }
`;

const results = css`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s7};
  padding-top: ${space.s6};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;
