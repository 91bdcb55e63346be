import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** Longer compounds are broken at their hyphens, so that they fit on narrow screens. */
const compound = /([\w’]+(?:-[\w’]+)+)/;
const longest = 14;

/** Hyphens with the letters beside them. */
const joint = /([\w’](?:-[\w’])+)/;

/** The text of a heading. Short compounds such as `first-time` are not broken at the end of a line. */
export function unbroken(text: string): ReactNode {
  if (!text.includes('-')) return text;
  return text
    .split(compound)
    .map((part, i) => (i % 2 && part.length <= longest ? <Compound key={part} text={part} /> : part));
}

function Compound({ text }: { text: string }) {
  return text.split(joint).map((part, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={i} css={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/* Only the letters beside a hyphen: boxes around whole words would be separate words to screen readers. */
const whole = css`
  white-space: nowrap;
`;
