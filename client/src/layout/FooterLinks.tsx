import { css } from '@emotion/react';
import { font, media, role, size, space, stage } from '#theme/tokens.ts';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { FooterFragment } from './Footer.generated.ts';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterOffices } from './FooterOffices.tsx';

/** The first line of the footer: what the company promises, and how to reach it. */
export function FooterContact() {
  return (
    <div css={top}>
      <p css={sentence}>The work moves, and you keep one contact.</p>
      <ContactLinks css={contact} />
    </div>
  );
}

/** The cities, links and legal lines of the footer. */
export function FooterLinks({ site }: { site: FooterFragment }) {
  const { footer, offices } = site;
  return (
    <>
      <FooterOffices offices={offices} />
      <div css={[columns, !footer.social[0] && two]}>
        <FooterColumn title="Services" links={footer.services} wide />
        <FooterColumn title="Resources" links={footer.resources} />
        {footer.social[0] && <FooterColumn title="Follow" links={footer.social} before={`${site.name} on `} />}
      </div>
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
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s6};
  align-items: end;
  justify-content: space-between;
  padding-bottom: ${space.s3};
`;

const sentence = css`
  font: 600 ${size.t28} / 1.08 ${font.display};
  letter-spacing: -0.025em;
  text-wrap: balance;
`;

const contact = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s5};
  align-items: center;
  font-style: normal;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    font-weight: 600;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: 5fr 2fr 2fr;
  gap: ${space.s5};
  padding-block: ${space.s4};
  border-top: 1px solid ${role.line};
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

/** Without profiles. */
const two = css`
  ${media.bar} {
    grid-template-columns: 7fr 2fr;
  }
  ${media.phone} {
    > * {
      grid-column: 1 / -1;
    }
    ul {
      columns: 2;
      column-gap: ${space.s5};
    }
  }
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem ${space.s5};
  align-items: center;
  color: ${role.muted};
  p {
    text-wrap: balance;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: ${stage.label};
  }
`;
