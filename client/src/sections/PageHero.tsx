import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { media, role, size, space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { day } from '#ui/date.ts';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { HeroActions } from './HeroActions.tsx';
import type { TopProps } from './Top.tsx';

/** Words at the left, the page's picture at the right. */
export function PageHero({ page, hero }: TopProps) {
  const art = hero.art ?? page.art;
  return (
    <Wrap css={columns}>
      <div css={words}>
        <h1 id={hero.id ?? undefined}>{hero.heading}</h1>
        {hero.lead && (
          <p css={lead}>
            <Inline text={hero.lead} />
          </p>
        )}
        <HeroActions links={hero.actions} />
        {page.__typename === 'PartnerPage' && <ArrowLink href={page.website}>Visit {page.label}</ArrowLink>}
        {page.kind === 'LEGAL' && <p css={proof}>Last changed on {day(page.updated)}</p>}
        {hero.proof && (
          <p css={proof}>
            <Inline text={hero.proof} />
          </p>
        )}
      </div>
      <RouteArt {...art} width={520} height={400} density={9} css={picture} />
    </Wrap>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s7};
  align-items: center;
  padding-bottom: ${space.section};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;

const words = css`
  display: grid;
  gap: ${space.s5};
`;

const lead = css`
  max-width: 52ch;
  color: ${role.muted};
  font-size: ${size.t18};
  line-height: 1.5;
  text-wrap: pretty;
`;

const proof = css`
  max-width: 52ch;
  color: ${role.muted};
`;

const picture = css`
  max-width: 560px;
`;
