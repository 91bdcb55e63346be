import { css } from '@emotion/react';
import { ink, role, stage } from '#theme/tokens.ts';
import { officeAnchor } from '#ui/office.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { FooterFragment } from './Footer.generated.ts';

/** The cities that the map shows, as stops on a line. Each leads to its address. */
export function FooterOffices({ offices }: Pick<FooterFragment, 'offices'>) {
  return (
    <section css={row} aria-labelledby="footer-offices">
      <h2 id="footer-offices">
        <VisuallyHidden>Offices</VisuallyHidden>
      </h2>
      <ul>
        {offices.map(({ label }) => (
          <li key={label} css={stop}>
            <SmartLink href={`/contact-us#${officeAnchor(label)}`}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = css`
  position: relative;
  padding-block: 0.8rem;
  border-top: 1px solid ${role.line};
  h2 {
    position: absolute;
    font-size: inherit;
  }
`;

const stop = css`
  display: inline-block;
  &:not(:last-of-type)::after {
    content: '';
    display: inline-block;
    width: 14px;
    height: 1.5px;
    margin-inline: 0.55rem;
    background: ${ink.line};
    vertical-align: middle;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 26px;
    color: ${stage.label};
    text-decoration: none;
  }
  a:hover {
    color: ${stage.text};
    text-decoration: underline;
  }
`;
