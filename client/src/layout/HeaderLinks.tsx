import { css } from '@emotion/react';
import { media, radius, role } from '#theme/tokens.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { room } from './room.ts';

/** The links at the end of the bar: to the search, and to the contact page. */
export function HeaderLinks({ label, link }: { label: string; link: string }) {
  return (
    <>
      <SmartLink css={search} href="/search" aria-label="Search">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6.5" />
          <path d="M13.3 13.3 18.5 18.5" />
        </svg>
      </SmartLink>
      <ButtonLink css={contact} href={link} small>
        {label}
      </ButtonLink>
    </>
  );
}

const search = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.pill};
  color: ${role.text};
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  &:hover {
    background: ${role.soft};
  }
  [data-scrolled='true'] &:hover {
    background: ${role.page};
  }
  ${room.tight} {
    width: 32px;
  }
  /* The drawer has it, and there is hardly room. */
  ${media.phone} {
    html.js & {
      display: none;
    }
  }
`;

const contact = css`
  /* The bar at the bottom has it. */
  ${media.drawer} {
    display: none;
  }
`;
