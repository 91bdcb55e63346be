import { css } from '@emotion/react';
import { media, role, space } from '#theme/tokens.ts';
import type { FooterFragment } from './Footer.generated.ts';
import { columnTitle } from './FooterColumn.tsx';

/** The addresses that the map shows as pins. */
export function FooterOffices({ offices }: Pick<FooterFragment, 'offices'>) {
  return (
    <section css={addresses} aria-labelledby="footer-offices">
      <h2 css={columnTitle} id="footer-offices">
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
  );
}

const addresses = css`
  margin-top: ${space.s7};
  padding-top: ${space.s6};
  border-top: 1px solid ${role.line};
`;

const officeList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 44%), 1fr));
  gap: ${space.s4} ${space.s5};
  ${media.bar} {
    grid-template-columns: repeat(4, 1fr);
    /* So that no office is alone in the last row: eleven by four, thirteen by five. */
    &:has(> :nth-of-type(13)) {
      grid-template-columns: repeat(5, 1fr);
    }
  }
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
