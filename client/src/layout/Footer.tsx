import { css } from '@emotion/react';
import { LazyOfficeMap } from '#art/lazyParts.ts';
import { color, font, media, role, size, space } from '#theme/tokens.ts';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { Static } from '#ui/Static.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { FooterFragment } from './Footer.generated.ts';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterOffices } from './FooterOffices.tsx';

export function Footer({ site }: { site: FooterFragment }) {
  const { footer, offices } = site;
  return (
    <footer css={dark} data-ground="navy">
      <Wrap>
        <div css={top}>
          <div>
            <p css={sentence}>{numberWord(offices.length)} offices. The work moves, you keep one contact.</p>
            <ContactLinks css={contact} />
          </div>
          <LazyOfficeMap offices={offices} />
        </div>
        <Static>
          <FooterOffices offices={offices} />
          <div css={columns}>
            <FooterColumn title="Services" links={footer.services} wide />
            <FooterColumn title="Resources" links={footer.resources} />
            <FooterColumn title="Follow" links={footer.social} before={`${site.name} on `} />
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
        </Static>
      </Wrap>
    </footer>
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
  /* Room for the button to the top, which is in this corner. */
  padding: ${space.s5} 4rem ${space.s5} 0;
  border-top: 1px solid ${role.line};
  color: ${role.muted};
  p {
    margin-right: auto;
    text-wrap: balance;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: ${color.footerLink};
  }
`;
