import { css } from '@emotion/react';
import type { HeroFragment } from '#sections/top/Hero.generated.ts';
import { media, motion, role, shadow, size } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { Body, sheetEdge } from './Body.tsx';

/** Links to other pages, as cards that lie on each other: each shows the beginning of its page's specimen. */
export function Fan({ cards }: { cards: NonNullable<HeroFragment['fan']> }) {
  return (
    <figure>
      <ul>
        {cards.map(({ page, title, body }) => (
          <li key={page.link} css={card} data-ground="raised">
            <SmartLink href={page.link} css={head}>
              <b>{page.label}</b> <span>{title}</span>
            </SmartLink>
            <Body parts={body} />
          </li>
        ))}
      </ul>
      <figcaption css={caption}>Sample documents. Names and figures are made up.</figcaption>
    </figure>
  );
}

/* The next card covers what is below the second row. Phones show less: the first card and the last, with two rows. */
const card = css`
  --inset: 1.25rem;
  --lane: minmax(0, 2.5fr) minmax(0, 7fr) minmax(0, 3.5fr);
  position: relative;
  width: 74%;
  border-radius: 8px;
  box-shadow: ${shadow.raised}, 0 0 0 1px ${role.line};
  overflow: hidden;
  isolation: isolate;
  font-size: 0.929rem;
  line-height: 1.4;
  transition: translate ${motion.normal};
  &:nth-of-type(2) {
    margin-left: 13%;
  }
  &:last-of-type {
    margin-left: 26%;
  }
  &:only-of-type {
    width: auto;
    margin-left: 0;
  }
  li + & {
    margin-top: -0.6rem;
  }
  &:hover,
  &:focus-within {
    translate: 0 -6px;
  }
  ${media.phone} {
    --inset: 0.9rem;
    &:nth-of-type(n) {
      width: auto;
      margin-left: 0;
    }
    &:nth-of-type(2):not(:last-of-type) {
      display: none;
    }
    & :is(ul > li, tr):nth-of-type(n + 3) {
      display: none;
    }
  }
  ${media.calm} {
    &:nth-of-type(n) {
      translate: none;
    }
  }
  ${sheetEdge};
`;

/** The link takes the whole card. */
const head = css`
  display: block;
  margin: 0 var(--inset);
  padding: 0.9rem 0 0.55rem;
  border-bottom: 2px solid ${role.rule};
  color: ${role.muted};
  text-decoration: none;
  overflow-wrap: anywhere;
  b {
    margin-right: 0.4em;
    color: ${role.text};
    font-size: ${size.t16};
    font-weight: 600;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  ${media.phone} {
    span {
      display: block;
    }
  }
  &:focus-visible {
    outline: none;
    &::after {
      border-radius: 8px;
      outline: 3px solid ${role.focus};
      outline-offset: -3px;
    }
  }
`;

const caption = css`
  margin: 0.9rem 0 0 26%;
  color: ${role.muted};
  ${media.phone} {
    margin-left: 0;
  }
`;
