import { css } from '@emotion/react';
import { hiddenIn, media } from '#theme/tokens.ts';
import type { PictureFragment } from './Picture.generated.ts';

interface PictureProps {
  /** An ornament needs neither words nor another picture for narrow places. */
  picture: Size & Partial<PictureFragment>;
  /** It fills its place, which cuts off what is too wide or too high. */
  fills?: boolean;
  className?: string;
}

type Size = Pick<PictureFragment, 'url' | 'width' | 'height'>;

/** An SVG file of the content, as wide as its place, with the colors and fonts of the page around it. */
export function Picture({ picture, fills, className }: PictureProps) {
  const { narrow, width, alt } = picture;
  if (!narrow) return <Drawing {...picture} fills={fills} className={className} />;
  const [wide, small] = width > 800 ? [wideIfLarge, narrowIfLarge] : [wideIfSmall, narrowIfSmall];
  return (
    <span css={place} className={className}>
      <Drawing {...picture} css={wide} />
      <Drawing {...narrow} alt={alt} css={[atMost, small]} />
    </span>
  );
}

type DrawingProps = Size & {
  alt?: string | null | undefined;
  fills?: boolean | undefined;
  className?: string | undefined;
};

function Drawing({ url, alt, width, height, fills, className }: DrawingProps) {
  return (
    <svg
      css={drawing}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      role={alt ? 'img' : undefined}
      aria-label={alt ?? undefined}
      aria-hidden={alt ? undefined : true}
    >
      <use href={url} />
    </svg>
  );
}

const place = css`
  display: block;
  container-type: inline-size;
`;

/* Pictures have no styles of their own, so their properties take the system's colors where it has its own. */
const drawing = css`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  --label: 16px;
  --note: 13px;
  ${media.forced} {
    forced-color-adjust: none;
    --bg: Canvas;
    --soft: Canvas;
    --raise: Canvas;
    --field: Canvas;
    --warn-bg: Canvas;
    --r-paper: Canvas;
    --text: CanvasText;
    --muted: CanvasText;
    --accent: CanvasText;
    --action: CanvasText;
    --line-strong: CanvasText;
    --ok: CanvasText;
    --bad: CanvasText;
    --btn: CanvasText;
    --btn-t: Canvas;
    --r-land: GrayText;
  }
`;

const atMost = css`
  max-width: 420px;
`;

/* In narrower places the letters of the wide drawing would be too small to read. */
const whereLarge = '@container (max-width: 699px)';
const whereSmall = '@container (max-width: 419px)';

const shownIn = (where: string) => css`
  display: none;
  ${where} {
    display: block;
  }
`;
const [wideIfLarge, narrowIfLarge] = [
  css`
    ${hiddenIn(whereLarge)};
    @container (max-width: 899px) {
      --label: 19px;
      --note: 17px;
    }
  `,
  shownIn(whereLarge),
];
const [wideIfSmall, narrowIfSmall] = [hiddenIn(whereSmall), shownIn(whereSmall)];
