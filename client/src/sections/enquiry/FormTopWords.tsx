import { css } from '@emotion/react';
import { leadText } from '#sections/Section.tsx';
import { PageHeading } from '#sections/top/PageHeading.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { covers, flow, font, media, role, space, stackBy, tall } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { MailLink, PhoneLink } from '#ui/ContactLinks.tsx';
import { inline } from '#ui/Inline.tsx';

/** What stands beside a form at the top of its page. The form is the action, so there are no buttons. */
export function FormTopWords({ page, hero }: TopProps) {
  return (
    <div css={words}>
      <Breadcrumb crumbs={page.breadcrumbs} />
      <PageHeading page={page} hero={hero} />
      {hero.lead && <p css={leadText}>{inline(hero.lead)}</p>}
      <address css={contacts}>
        <p>
          <PhoneLink />
          <span>Call</span>
        </p>
        <p>
          <MailLink />
          <span>E-mail</span>
        </p>
      </address>
    </div>
  );
}

const words = css`
  ${stackBy('1rem')};
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

/* For those who prefer to call or write an e-mail. */
const contacts = css`
  ${media.phone} {
    margin-top: ${space.s1};
  }
  border-top: 2px solid ${role.rule};
  font-style: normal;
  p {
    position: relative;
    ${flow('0', space.s4)};
    align-items: center;
    justify-content: space-between;
    border-bottom: 1px solid ${role.line};
    color: ${role.muted};
  }
  a {
    ${tall('47px')};
    color: ${role.accent};
    font: 600 1.429rem / 1.2 ${font.text};
    overflow-wrap: anywhere;
    text-decoration: none;
    ${covers};
    ${media.phone} {
      min-height: 44px;
      font-size: 1.214rem;
    }
  }
  p:hover a {
    text-decoration: underline;
  }
`;
