import { css } from '@emotion/react';

/** Longer compounds are broken at their hyphens, so that they fit on narrow screens. */
const compound = /([\w’]+(?:-[\w’]+)+)/;
const longest = 14;

/** The text of a heading. Short compounds such as `first-time` are not broken at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  if (!text.includes('-')) return text;
  return text.split(compound).map((part, i) =>
    i % 2 && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={i} css={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/* A box is broken only if it is wider than the line. */
const whole = css`
  display: inline-block;
  max-width: 100%;
`;
