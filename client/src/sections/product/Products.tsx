import { css } from '@emotion/react';
import type { Teaser } from '#sections/lists/teaser.ts';
import { muted16 } from '#theme/styles.ts';
import { hiddenIn, media, motion, radius, role, shadow, size, space, split } from '#theme/tokens.ts';
import { Picture } from '#ui/Picture.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';

/** Products as panes of one height, each a link, with the upper part of its screen. */
export function Products({ pages }: { pages: readonly Teaser[] }) {
  return (
    <div css={panes}>
      {pages.map((page) => (
        <article key={page.path} css={pane}>
          <h3 css={name}>
            <SmartLink href={page.path}>{page.label}</SmartLink>
          </h3>
          <p css={claim}>{page.__typename === 'ProductPage' ? page.claim : page.description}</p>
          {page.__typename === 'ProductPage' && page.art && (
            <div css={screen}>
              <div css={frame} data-ground="raised">
                <Picture picture={page.art} />
              </div>
            </div>
          )}
        </article>
      ))}
    </div>
  );
}

const panes = css`
  ${split('1fr 1fr')};
  gap: ${space.s5};
  ${media.phone} {
    gap: ${space.s4};
  }
`;

/** Opaque, and above the pane before it: what is cut off there has no part in the contrast here. */
const pane = css`
  position: relative;
  z-index: 0;
  background: ${role.ground};
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.3rem;
  overflow: hidden;
  padding: ${space.s5} ${space.s5} 0;
  border: 1px solid ${role.line};
  border-radius: ${radius.card};
  transition: border-color ${motion.normal};
  &:hover {
    border-color: ${role.action};
  }
  &:hover a {
    text-decoration: underline;
  }
  ${media.phone} {
    padding: ${space.s4} ${space.s4} 0;
  }
`;

const name = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: ${size.t28};
  letter-spacing: -0.03em;
  &::after {
    content: '';
    flex: none;
    width: 27px;
    height: 11px;
    background: ${role.action};
    mask: var(--arrow) center / contain no-repeat;
    ${media.forced} {
      background: LinkText;
    }
  }
  /* The whole pane is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: ${radius.card};
  }
  a:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid ${role.focus};
      outline-offset: -5px;
    }
  }
`;

const claim = css`
  max-width: 44ch;
  padding-bottom: ${space.s4};
  ${muted16};
`;

/* The pictures have an edge between rows 193 px from their tops, and where they are narrow at 131 px, too. */
const frame = css`
  aspect-ratio: 536 / 193;
  overflow: hidden;
  border: 1px solid ${role.edge};
  border-bottom: 0;
  border-radius: ${radius.card} ${radius.card} 0 0;
  box-shadow: ${shadow.raised};
  @container (max-width: 421px) {
    aspect-ratio: 292 / 193;
    ${media.phone} {
      aspect-ratio: 292 / 131;
    }
  }
`;

const screen = css`
  container-type: inline-size;
  ${hiddenIn(media.print)};
`;
