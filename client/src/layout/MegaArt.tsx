import { css } from '@emotion/react';
import { font, hiddenIn, radius, size, space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Group } from './entries.ts';
import { room } from './room.ts';

/** The picture of a group, with its description and a link. */
export function MegaArt({ group }: { group: Group }) {
  return (
    <div css={art} data-ground="sky">
      {/* With a key, so that the picture of another group fades in. */}
      <div key={group.path} css={content}>
        {group.art && <Picture picture={group.art} />}
        <p css={sentence}>{group.sentence}</p>
        <ArrowLink css={more} href={group.path}>
          See {group.title}
        </ArrowLink>
      </div>
    </div>
  );
}

const art = css`
  display: flex;
  padding: ${space.s6} ${space.s5};
  border-bottom-right-radius: ${radius.card};
  ${hiddenIn(room.none)};
`;

const content = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s4};
  min-width: 0;
  svg {
    animation: group 120ms linear;
  }
  @keyframes group {
    from {
      opacity: 0;
    }
  }
`;

/* As high as three lines, so that the layout does not shift when another group is hovered. */
const sentence = css`
  min-height: calc(3 * 1.15em + ${space.s3});
  padding-top: ${space.s3};
  font: 600 ${size.t22} / 1.15 ${font.text};
  letter-spacing: -0.015em;
`;

const more = css`
  align-self: start;
  margin-top: auto;
`;
