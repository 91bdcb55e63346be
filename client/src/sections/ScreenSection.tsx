import { css } from '@emotion/react';
import { LazyProductScreen } from '#art/lazyParts.ts';
import { role, size, space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { ScreenFragment } from './ScreenSection.generated.ts';
import { type Ground, useAnchor } from './Section.tsx';
import { twoColumns } from './twoColumns.ts';

/** A product's screen with text next to it. */
export function ScreenSection({
  anchor: id,
  heading,
  lead,
  screen,
  more,
  ground,
}: ScreenFragment & { ground: Ground }) {
  const anchor = useAnchor(id);
  return (
    <section css={section} data-ground={ground} aria-labelledby={anchor}>
      <Wrap css={columns}>
        <div css={words}>
          <h2 id={anchor}>{heading}</h2>
          {lead && (
            <p css={text}>
              <Inline text={lead} />
            </p>
          )}
          {more && <ArrowLink href={more.link}>{more.label}</ArrowLink>}
        </div>
        <LazyProductScreen name={screen} />
      </Wrap>
    </section>
  );
}

const section = css`
  padding-block: ${space.section};
`;

const columns = twoColumns('4fr', '8fr');

const words = css`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
`;

const text = css`
  max-width: 52ch;
  color: ${role.muted};
  font-size: ${size.t16};
  line-height: 1.6;
  text-wrap: pretty;
`;
