import { css } from '@emotion/react';
import { font, radius, role, size, space, split, stage, tall } from '#theme/tokens.ts';
import { officeAnchor } from '#ui/office.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { hidden } from '#ui/VisuallyHidden.tsx';
import type { FooterFragment } from './Footer.generated.ts';

/** The anchor of an office in the footer. */
export const footerAnchor = (label: string) => `footer-${officeAnchor(label)}`;

/** The addresses of the offices, with the numbers that they have on the map. */
export function FooterOffices({ offices }: Pick<FooterFragment, 'offices'>) {
  return (
    <section css={row} aria-labelledby="footer-offices">
      <h2 id="footer-offices" css={hidden}>
        Offices
      </h2>
      <ol css={list}>
        {offices.map(({ label, address, headquarters }) => (
          <li key={label} id={footerAnchor(label)}>
            <SmartLink href={`/contact-us#${officeAnchor(label)}`}>{label}</SmartLink>
            {headquarters && ', headquarters'}
            <address>{address}</address>
          </li>
        ))}
      </ol>
    </section>
  );
}

const row = css`
  position: relative;
  padding-block: ${space.s4};
  border-top: 1px solid ${role.line};
`;

const list = css`
  ${split('repeat(auto-fill, minmax(min(18.6rem, 100%), 1fr))')};
  gap: ${space.s2} ${space.s5};
  counter-reset: office;
  li {
    position: relative;
    padding-left: 2.5em;
    color: ${role.muted};
    line-height: 1.4;
    counter-increment: office;
  }
  li::before {
    content: counter(office);
    position: absolute;
    left: 0;
    width: 2em;
    border: 1px solid ${role.lineStrong};
    border-radius: ${radius.pill};
    color: ${stage.text};
    font: 600 ${size.t12} / calc(2em - 2px) ${font.text};
    text-align: center;
  }
  /* A number of the map has led here. */
  li:is(:target, :focus) {
    border-radius: 6px;
    outline: 2px solid ${stage.hot};
    outline-offset: 4px;
  }
  a {
    ${tall('24px')};
    color: ${stage.text};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  address {
    font: 400 0.929rem / 1.4 ${font.text};
  }
`;
