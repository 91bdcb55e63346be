import { css } from '@emotion/react';
import type { TeaserFragment } from '#sections/lists/Teaser.generated.ts';
import { display, font, radius, role } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { Picture } from '#ui/Picture.tsx';

type Article = Extract<TeaserFragment, { __typename: 'Article' }>;

interface CoverProps {
  figure: NonNullable<Article['figure']>;
  art: Article['art'];
  /** The path of the article for which it stands; see app/morph.ts. */
  path: string;
}

/** The one figure of an article, and a drawing of its subject: above it, or where there is room at its right. */
export function Cover({ figure: { value, unit, text }, art, path }: CoverProps) {
  return (
    <div css={place} data-ground="raised" data-morph={path}>
      <div css={sheet}>
        {art && <Picture picture={art} fills />}
        <p css={words}>
          <b>
            {value}
            {unit && <small> {unit}</small>}
          </b>{' '}
          <span>{inline(text)}</span>
        </p>
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
  @container (min-width: 420px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    > svg {
      order: 1;
      height: 100%;
      overflow: hidden;
    }
    > p {
      align-self: center;
    }
  }
`;

const words = css`
  display: grid;
  gap: clamp(0.5rem, 2.4cqi, 1.6rem);
  padding: clamp(0.9rem, 3.4cqi, 2.3rem) clamp(1rem, 4cqi, 3rem);
  b {
    max-width: 100%;
    color: ${role.accent};
    margin-left: -0.04em;
    ${display('clamp(2.8rem, 12cqi, 9rem)', 0.8)};
    letter-spacing: -0.05em;
  }
  small {
    margin-left: 0.15em;
    font-family: ${font.text};
    font-size: max(1.15rem, 0.3em);
    letter-spacing: -0.02em;
    line-height: 1;
  }
  span {
    max-width: 24em;
    font-size: clamp(1rem, 2.6cqi, 1.571rem);
    line-height: 1.3;
    text-wrap: balance;
  }
`;
