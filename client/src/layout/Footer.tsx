import { css } from '@emotion/react';
import { role, space } from '#theme/tokens.ts';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { FooterFragment } from './Footer.generated.ts';
import { footerLinks, themeSwitch } from './lazyParts.ts';

const FooterContact = staticComponent(footerLinks, (module) => module.FooterContact);
const FooterLinks = staticComponent(footerLinks, (module) => module.FooterLinks);
const FooterLegal = staticComponent(footerLinks, (module) => module.FooterLegal);
const ThemeSwitch = hydrateOnVisible(themeSwitch, (module) => module.ThemeSwitch);

/** The end of every page: the company’s claim, all links, offices, legal links and the theme. */
export function Footer({ site }: { site: FooterFragment }) {
  return (
    <footer css={dark} data-ground="navy">
      <Wrap>
        <FooterContact />
        <FooterLinks site={site} />
        <div css={bottom}>
          <FooterLegal site={site} />
          <ThemeSwitch />
        </div>
      </Wrap>
    </footer>
  );
}

/* The line parts it from what is above, which in the dark theme may have the same color. */
const dark = css`
  padding-top: 2.5rem;
  border-top: 1px solid ${role.line};
  overflow: clip;
  a {
    color: ${role.text};
  }
`;

const bottom = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s5};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.s4};
  border-top: 1px solid ${role.line};
`;
