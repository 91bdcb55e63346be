import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { role, space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSectionFragment } from './PictureSection.generated.ts';

type PictureSectionProps = PictureSectionFragment & { ground: Ground };

/** A picture above its caption, below its heading or, if it is small, beside it. */
export function PictureSection({ anchor, heading, lead, picture, caption, more, ground }: PictureSectionProps) {
  const large = picture.width > 800;
  const link = more && <ArrowLink href={more.link}>{more.label}</ArrowLink>;
  return (
    <Section
      {...{ heading, lead, ground }}
      id={anchor}
      layout={large ? 'stack' : 'split'}
      compact
      below={!large && link}
    >
      <figure css={figure}>
        <Picture picture={picture} />
        {caption && <figcaption css={captionText}>{caption}</figcaption>}
      </figure>
      {large && link}
    </Section>
  );
}

const figure = css`
  display: grid;
  gap: ${space.s4} ${space.s5};
`;

const captionText = css`
  max-width: 70ch;
  color: ${role.muted};
`;
