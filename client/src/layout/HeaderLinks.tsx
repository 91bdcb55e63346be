import { css } from '@emotion/react';
import { hiddenIn, media, radius, role } from '#theme/tokens.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { HeaderFragment } from './Header.generated.ts';
import { room } from './room.ts';

/** The links at the end of the bar: to the search, and to the contact page. */
export function HeaderLinks({ contact, search }: Pick<HeaderFragment, 'contact' | 'search'>) {
  return (
    <>
      {search && (
        <SmartLink css={searchLink} href={search.link} aria-label={search.label} data-search="">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.7 4.8 5.2 5.2" />
          </svg>
        </SmartLink>
      )}
      <ButtonLink css={contactLink} href={contact.link} small>
        {contact.label}
      </ButtonLink>
    </>
  );
}

const searchLink = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.pill};
  color: ${role.text};
  svg {
    width: 20px;
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
  /* There is hardly room, and the drawer and the footer have it. */
  ${hiddenIn(media.phone)};
`;

const contactLink = css`
  /* The bar at the bottom has it. */
  ${hiddenIn(media.drawer)};
`;
