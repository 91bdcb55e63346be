import { css } from '@emotion/react';
import { type Ground, Section, useAnchor } from '#sections/Section.tsx';
import { role, size, space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Inline } from '#ui/Inline.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { PictureSectionFragment } from './PictureSection.generated.ts';
import { pictureFrame } from './pictureFrame.ts';
import { twoColumns } from './twoColumns.ts';

type PictureSectionProps = PictureSectionFragment & { ground: Ground };

/** A picture above its caption; without a caption, in a frame beside the heading. */
export function PictureSection(props: PictureSectionProps) {
  const { anchor, heading, lead, picture, caption, more, ground } = props;
  if (!caption) return <BesideHeading {...props} />;
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} compact>
      <div css={place}>
        <figure css={[figure, picture.narrow && beside]}>
          <Picture picture={picture} />
          <figcaption css={captionText}>{caption}</figcaption>
        </figure>
      </div>
      {more && <ArrowLink href={more.link}>{more.label}</ArrowLink>}
    </Section>
  );
}

function BesideHeading({ anchor: id, heading, lead, picture, more, ground }: PictureSectionProps) {
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
        <div css={pictureFrame} data-ground="raised">
          <Picture picture={picture} />
        </div>
      </Wrap>
    </section>
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
`;
