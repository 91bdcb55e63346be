import { css } from '@emotion/react';
import type { TopGround } from '#sections/grounds.ts';
import { Fan } from '#sections/specimen/Fan.tsx';
import { Specimen } from '#sections/specimen/Specimen.tsx';
import { HeroWords } from '#sections/top/HeroWords.tsx';
import { PageHeading } from '#sections/top/PageHeading.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { media, role, size, space, split } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { Wrap } from '#ui/Wrap.tsx';

/** The top of a page about a service, a group of services or a partner, and samples of what they deliver. */
export function ServiceHero({ page, hero, ground }: TopProps & { ground: TopGround }) {
  return (
    <div css={ground === 'light' && ends} data-ground={ground}>
      <Wrap css={columns}>
        <div css={words}>
          {page.breadcrumbs.length > 1 && <Breadcrumb crumbs={page.breadcrumbs} />}
          <PageHeading page={page} hero={hero} />
          <HeroWords hero={hero}>
            {page.__typename === 'PartnerPage' && <SmartLink href={page.website}>Visit {page.label}</SmartLink>}
          </HeroWords>
        </div>
        {hero.fan && <Fan cards={hero.fan} />}
        {hero.specimen && <Specimen specimen={hero.specimen} />}
      </Wrap>
    </div>
  );
}

/** On white, the page below is white, too. */
const ends = css`
  border-bottom: 1px solid ${role.line};
`;

const columns = css`
  ${split('5fr 7fr', media.drawer)};
  gap: ${space.s6} ${space.s7};
  padding-block: ${space.s5} ${space.s6};
  /* At the top: in the middle it would move while the rest of it arrives. */
  > figure {
    align-self: start;
  }
  ${media.phone} {
    gap: ${space.s5};
    padding-top: ${space.s4};
  }
  /* A row of a grid isn't divided, so a tall sample would take the words to the next sheet. */
  ${media.print} {
    display: block;
    padding: 0;
    > figure {
      margin-top: ${space.s3};
      zoom: 0.8;
    }
  }
`;

/* Below the breadcrumb, in the middle of the height of the samples. */
const words = css`
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  > :is(h1, hgroup) {
    margin-block: auto 0;
  }
  > :last-child {
    margin-bottom: auto;
  }
  h1 {
    font-size: clamp(2.286rem, 1.5rem + 2.9vw, 3.5rem);
  }
  ${media.phone} {
    gap: ${space.s4};
    /* The specimen begins on the first screen. */
    > :is(h1, hgroup) + p {
      font-size: ${size.t16};
    }
  }
`;
