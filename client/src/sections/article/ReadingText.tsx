import { css } from '@emotion/react';
import type { ProseFragment } from '#sections/parts/Prose.generated.ts';
import { measure, media, size, space, stack, stackBy } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { RichText } from '#ui/RichText.tsx';

/** The text of an article or a legal text, in a column with notes in the margin. */
export function ReadingText({ parts }: { parts: readonly ProseFragment[] }) {
  return (
    <div css={column}>
      {parts.map(({ anchor, heading, lead, text }, i) => (
        <section key={anchor ?? i} css={part}>
          {heading && <h2 id={anchor ?? undefined}>{heading}</h2>}
          {lead && <p>{inline(lead)}</p>}
          <RichText css={body} blocks={text} level={heading ? 3 : 2} />
        </section>
      ))}
    </div>
  );
}

const column = css`
  ${stackBy(space.s7)};
  max-width: 680px;
`;

const part = css`
  ${stack.s4};
  > h2 {
    font-size: ${size.t36};
  }
  /* The lead. */
  > p {
    max-width: ${measure};
    font-size: ${size.t18};
  }
`;

/* Notes are in the margin where there is one. */
const body = css`
  font-size: ${size.t18};
  line-height: 1.65;
  > * + * {
    margin-top: 1.3rem;
  }
  > * + h2 {
    margin-top: ${space.s7};
  }
  > h2 + * {
    margin-top: ${space.s4};
  }
  > blockquote {
    margin-block: ${space.s7};
  }
  > table {
    font-size: ${size.t16};
    line-height: 1.45;
  }
  > .note {
    float: right;
    clear: right;
    width: 196px;
    margin: 0.3rem -236px 1rem 0;
    ${media.narrow} {
      margin: 0.3rem 0 1rem ${space.s6};
    }
    ${media.phone} {
      float: none;
      width: auto;
      margin: 1.4rem 0;
    }
  }
  ${media.phone} {
    font-size: 1.214rem;
  }
`;
