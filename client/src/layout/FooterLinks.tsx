import { css } from '@emotion/react';
import { media, role, space, stage } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { FooterFragment } from './Footer.generated.ts';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterOffices } from './FooterOffices.tsx';

/** The addresses and links of the footer. */
export function FooterLinks({ site }: { site: FooterFragment }) {
  const { footer, offices } = site;
  return (
    <>
      <FooterOffices offices={offices} />
      <div css={columns}>
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

const columns = css`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: ${space.s6};
  margin-top: ${space.s6};
  padding-block: ${space.s6};
  border-top: 1px solid ${role.line};
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem ${space.s5};
  align-items: center;
  color: ${role.muted};
  p {
    width: 100%;
    text-wrap: balance;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: ${stage.label};
  }
`;
