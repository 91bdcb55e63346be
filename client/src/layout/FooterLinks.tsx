import { css } from '@emotion/react';
import { OfficeMap } from '#art/OfficeMap.tsx';
import { display, flow, media, role, size, space, split, stage } from '#theme/tokens.ts';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { linkRow } from '#ui/linkRow.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { FooterFragment } from './Footer.generated.ts';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterOffices, footerAnchor } from './FooterOffices.tsx';

/** The first line of the footer: what the company promises, and how to reach it. */
export function FooterContact() {
  return (
    <div css={top}>
      <p css={sentence}>The work moves, and you keep one contact.</p>
      <ContactLinks css={contact} />
    </div>
  );
}

/** The map, links and addresses of the footer. */
export function FooterLinks({ site }: { site: FooterFragment }) {
  const { footer, offices } = site;
  return (
    <>
      <div css={middle}>
        <OfficeMap offices={offices} addressOf={(label) => `#${footerAnchor(label)}`} />
        <div css={columns}>
          <FooterColumn title="Services" links={footer.services} />
          <FooterColumn title="Resources" links={footer.resources} />
          {footer.social[0] && <FooterColumn title="Follow" links={footer.social} before={`${site.name} on `} />}
        </div>
      </div>
      <FooterOffices offices={offices} />
    </>
  );
}

/** The last lines of the footer. */
export function FooterLegal({ site }: { site: FooterFragment }) {
  return (
    <div css={legal}>
      <p>
        © {site.legalName} {site.claim}
      </p>
      {site.footer.legal.map(({ label, link }) => (
        <SmartLink key={link} href={link}>
          {label}
        </SmartLink>
      ))}
    </div>
  );
}

const top = css`
  ${flow(space.s2, space.s6)};
  align-items: end;
  justify-content: space-between;
  padding-bottom: ${space.s3};
`;

const sentence = css`
  ${display(size.t28, 1.08)};
  letter-spacing: -0.025em;
  text-wrap: balance;
`;

const contact = css`
  ${linkRow};
  gap: 0 ${space.s5};
  font-style: normal;
  a {
    font-weight: 600;
  }
`;

const middle = css`
  ${split('7fr 5fr', media.drawer)};
  gap: ${space.s5} ${space.s7};
  align-items: center;
  padding-block: ${space.s4};
`;

/* The first column is beside the others, which are below one another where there are more than two. */
const columns = css`
  display: grid;
  grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
  gap: ${space.s4} ${space.s5};
  > :first-of-type {
    grid-row: 1 / 3;
  }
  ${media.drawer} {
    grid-template: auto / 2fr 1fr 1fr;
    > :first-of-type {
      grid-row: auto;
      ul {
        columns: 2;
        column-gap: ${space.s5};
      }
    }
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

const legal = css`
  ${linkRow};
  gap: 0.2rem ${space.s4};
  color: ${role.muted};
  p {
    text-wrap: balance;
  }
  a {
    color: ${stage.label};
  }
`;
