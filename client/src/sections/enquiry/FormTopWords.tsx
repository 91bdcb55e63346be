import { css } from '@emotion/react';
import { leadText } from '#sections/Section.tsx';
import { PageHeading } from '#sections/top/PageHeading.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { media, space, stackBy } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { inline } from '#ui/Inline.tsx';
import { ContactRows } from './ContactRows.tsx';

/** What stands beside a form at the top of its page. The form is the action, so there are no buttons. */
export function FormTopWords({ page, hero }: TopProps) {
  return (
    <div css={words}>
      <Breadcrumb crumbs={page.breadcrumbs} />
      <PageHeading page={page} hero={hero} />
      {hero.lead && <p css={leadText}>{inline(hero.lead)}</p>}
      <ContactRows />
    </div>
  );
}

const words = css`
  ${stackBy('1rem')};
  address {
    ${media.bar} {
      margin-top: ${space.s3};
    }
    ${media.phone} {
      margin-top: ${space.s1};
    }
  }
  h1 {
    max-width: 12em;
    font-size: clamp(2rem, 1.6rem + 2.4vw, 3.286rem);
    /* Its first sentence fits the column. */
    ${media.bar} {
      font-size: min(4.2vw - 0.4rem, 3.286rem);
    }
  }
  /* The first field is on a phone's first screen. */
  ${media.phone} {
    gap: ${space.s3};
    > p {
      display: none;
    }
  }
`;
