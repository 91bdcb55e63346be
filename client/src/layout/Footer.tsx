import { css } from '@emotion/react';
import { LazyOfficeMap } from '#art/lazyParts.ts';
import { font, role, size, space } from '#theme/tokens.ts';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { FooterFragment } from './Footer.generated.ts';
import { footerLinks, themeSwitch } from './lazyParts.ts';

const FooterLinks = staticComponent(footerLinks, (module) => module.FooterLinks);
const FooterLegal = staticComponent(footerLinks, (module) => module.FooterLegal);
const ThemeSwitch = hydrateOnVisible(themeSwitch, (module) => module.ThemeSwitch);

export function Footer({ site }: { site: FooterFragment }) {
  const { offices } = site;
  return (
    <footer css={dark} data-ground="navy">
      <Wrap>
        <div css={top}>
          <p css={sentence}>The work moves, and you keep one contact.</p>
          <ContactLinks css={contact} />
        </div>
        <LazyOfficeMap offices={offices} />
        <FooterLinks site={site} />
        <div css={bottom}>
          <FooterLegal site={site} />
          <ThemeSwitch />
        </div>
      </Wrap>
    </footer>
  );
}

const dark = css`
  padding-top: 2.6rem;
  overflow: clip;
  a {
    color: ${role.text};
  }
`;

const top = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s6};
  align-items: end;
  justify-content: space-between;
  padding-bottom: ${space.s3};
`;

/* Room at the right for the button to the top, which is in this corner. */
const bottom = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s5};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s4} 4rem ${space.s4} 0;
  border-top: 1px solid ${role.line};
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
