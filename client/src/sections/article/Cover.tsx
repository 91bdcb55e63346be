import { css } from '@emotion/react';
import type { TeaserFragment } from '#sections/lists/Teaser.generated.ts';
import { flow, font, radius, role } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { Picture } from '#ui/Picture.tsx';

type Article = Extract<TeaserFragment, { __typename: 'Article' }>;

interface CoverProps {
  figure: NonNullable<Article['figure']>;
  art: Article['art'];
  /** The path of the article for which it stands; see app/morph.ts. */
  path: string;
}

/** The one figure of an article, and a picture of what it is compared with. A square one is beside it. */
export function Cover({ figure: { value, unit, text }, art, path }: CoverProps) {
  const isSquare = art && art.width < 1.5 * art.height;
  return (
    <div css={place} data-ground="raised" data-morph={path}>
      <div css={[sheet, isSquare && besides]}>
        <p css={words}>
          <b>
            {value}
            {unit && <small> {unit}</small>}
          </b>{' '}
          <span>{inline(text)}</span>
        </p>
        {art && <Picture picture={art} css={isSquare && square} />}
      </div>
    </div>
  );
}

const place = css`
  container-type: inline-size;
  border: 1px solid ${role.line};
  border-radius: ${radius.part};
  overflow: hidden;
`;

const sheet = css`
  display: grid;
  gap: clamp(0.6rem, 3cqi, 2.2rem);
  padding: clamp(0.9rem, 3.4cqi, 2.3rem) clamp(1rem, 4cqi, 3rem);
`;

const besides = css`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;

const words = css`
  ${flow('max(0.5rem, 2.4cqi) clamp(0.8rem, 3cqi, 3rem)')};
  align-items: flex-end;
  b {
    max-width: 100%;
    color: ${role.accent};
    margin-left: -0.04em;
    font: 600 clamp(2.8rem, 18cqi, 14rem) / 0.8 ${font.display};
    letter-spacing: -0.05em;
  }
  small {
    margin-left: 0.15em;
    font-family: ${font.text};
    font-size: max(1.3rem, 0.3em);
    letter-spacing: -0.02em;
    line-height: 1;
  }
  span {
    flex: 1 1 13em;
    max-width: 24em;
    font-size: clamp(1rem, 2.6cqi, 1.571rem);
    line-height: 1.3;
    text-wrap: balance;
    @container (max-width: 420px) {
      flex-basis: 100%;
    }
  }
`;

const square = css`
  width: clamp(56px, 22cqi, 260px);
`;
