import { css } from '@emotion/react';
import { leadText } from '#sections/Section.tsx';
import { PageHeading } from '#sections/top/PageHeading.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { font, media, role, size, space } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { Inline } from '#ui/Inline.tsx';

/** What stands beside a form at the top of its page. The form is the action, so there are no buttons. */
export function FormTopWords({ page, hero }: TopProps) {
  return (
    <div css={words}>
      <Breadcrumb crumbs={page.breadcrumbs} />
      <PageHeading page={page} hero={hero} />
      {hero.lead && (
        <p css={leadText}>
          <Inline text={hero.lead} />
        </p>
      )}
      <div css={more}>
        {hero.proof && (
          <p>
            <Inline text={hero.proof} />
          </p>
        )}
        <ContactLinks css={contacts} />
      </div>
    </div>
  );
}

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  h1 {
    font-size: clamp(2rem, 1.6rem + 2.4vw, 3.286rem);
  }
  ${media.phone} {
    gap: ${space.s3};
    p {
      font-size: ${size.t16};
    }
  }
`;

const more = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding-top: ${space.s4};
  border-top: 2px solid ${role.rule};
  color: ${role.muted};
  /* Telephone and e-mail alone, before the form. */
  ${media.drawer} {
    margin-block: -0.6rem;
    padding: 0;
    border: 0;
    > p {
      display: none;
    }
  }
`;

/* For those who prefer to call or write an e-mail. */
const contacts = css`
  display: grid;
  gap: ${space.s2};
  justify-items: start;
  color: ${role.text};
  font: 600 ${size.t22} / 1.3 ${font.display};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  ${media.drawer} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s4};
    font: 600 ${size.t16} / 1.3 ${font.text};
  }
`;
