import { css } from '@emotion/react';
import { late } from '#parts/late.tsx';
import { color, font, media, role, size, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { FooterFragment } from './Footer.generated.ts';

const OfficeMap = late('OfficeMap');

type Links = FooterFragment['footer']['services'];

export function Footer({ site }: { site: FooterFragment }) {
  const { footer, offices } = site;
  return (
    <footer css={dark} data-ground="navy">
      <Wrap>
        <div css={top}>
          <div>
            <p css={sentence}>{numberWord(offices.length)} offices. The work moves, you keep one contact.</p>
            <address css={contact}>
              <SmartLink href={`tel:${site.phone.replace(/[^+0-9]/g, '')}`}>{site.phone}</SmartLink>
              <SmartLink href={`mailto:${site.email}`}>{site.email}</SmartLink>
            </address>
          </div>
          <OfficeMap offices={offices} showsIndia={site.showsIndia} />
        </div>
        <section css={addresses} aria-labelledby="footer-offices">
          <h2 css={title} id="footer-offices">
            Offices
          </h2>
          <ul css={officeList}>
            {offices.map(({ label, address }) => (
              <li key={label}>
                <b>{label}</b>
                <address>{address}</address>
              </li>
            ))}
          </ul>
        </section>
        <div css={columns}>
          <Column title="Services" links={footer.services} wide />
          <Column title="Resources" links={footer.resources} />
          <Column title="Follow" links={footer.social} before={`${site.name} on `} />
        </div>
        <div css={legal}>
          <p>
            © {site.legalName} {site.claim}
          </p>
          {footer.legal.map(({ label, link }) => (
            <SmartLink key={link} href={link}>
              {label}
            </SmartLink>
          ))}
        </div>
      </Wrap>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  links: Links;
  before?: string;
  wide?: boolean;
}

function Column({ title: words, links, before, wide = false }: ColumnProps) {
  return (
    <div>
      <h2 css={title}>{words}</h2>
      <ul css={wide && twoColumns}>
        {links.map(({ label, link }) => (
          <li key={link}>
            <SmartLink css={quiet} href={link}>
              {before && <VisuallyHidden>{before}</VisuallyHidden>}
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
];
const numberWord = (count: number) => numbers[count] ?? String(count);

const dark = css`
  padding-top: ${space.s8};
  overflow: clip;
  a {
    color: ${color.white};
  }
`;

const top = css`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s7};
  align-items: end;
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;

const sentence = css`
  font: 600 ${size.t36} / 1.08 ${font.display};
  letter-spacing: -0.03em;
  text-wrap: balance;
`;

const contact = css`
  display: grid;
  gap: 0.3rem;
  justify-items: start;
  margin-top: ${space.s5};
  font-size: ${size.t16};
  font-style: normal;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
`;

const addresses = css`
  margin-top: ${space.s7};
  padding-top: ${space.s6};
  border-top: 1px solid ${role.line};
`;

const officeList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 44%), 1fr));
  gap: ${space.s4} ${space.s5};
  address {
    color: ${role.muted};
    font-style: normal;
    line-height: 1.45;
    text-wrap: balance;
  }
  b {
    font-weight: 600;
  }
`;

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

const title = css`
  margin-bottom: ${space.s3};
  color: ${color.white};
  font-size: ${size.t18};
  letter-spacing: -0.01em;
`;

const twoColumns = css`
  columns: 2;
  column-gap: ${space.s5};
  max-width: 34rem;
  li {
    break-inside: avoid;
  }
`;

const quiet = css`
  display: inline-flex;
  align-items: center;
  min-height: 30px;
  && {
    color: ${color.footerLink};
  }
  text-decoration: none;
  &&:hover {
    color: ${color.white};
    text-decoration: underline;
  }
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem ${space.s5};
  align-items: center;
  /* Room for the way back to the top, which stands in this corner. */
  padding: ${space.s5} 4rem ${space.s5} 0;
  border-top: 1px solid ${role.line};
  color: ${role.muted};
  p {
    margin-right: auto;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: ${color.footerLink};
  }
`;
