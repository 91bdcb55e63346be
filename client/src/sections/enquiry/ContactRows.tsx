import { css } from '@emotion/react';
import { covers, flow, font, media, role, space, tall } from '#theme/tokens.ts';
import { MailLink, PhoneLink } from '#ui/ContactLinks.tsx';

/** The company's phone number and e-mail address in ruled rows, for those who prefer to call or write an e-mail. */
export function ContactRows() {
  return (
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
  );
}

const contacts = css`
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
