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
      <div css={place}>
        <figure css={[figure, large && picture.narrow && beside]}>
          <Picture picture={picture} />
          {caption && <figcaption css={captionText}>{caption}</figcaption>}
        </figure>
      </div>
      {large && link}
    </Section>
  );
}

const place = css`
  container-type: inline-size;
`;

const figure = css`
  display: grid;
  gap: ${space.s4} ${space.s5};
`;

/* The narrow drawing leaves a tablet half empty: there its caption is next to it. */
const beside = css`
  @container (min-width: 600px) and (max-width: 819px) {
    grid-template-columns: 420px minmax(0, 1fr);
    align-items: end;
  }
`;

const captionText = css`
  max-width: 70ch;
  color: ${role.muted};
`;
