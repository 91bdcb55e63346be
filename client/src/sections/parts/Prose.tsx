import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { space } from '#theme/tokens.ts';
import { RichText } from '#ui/RichText.tsx';
import type { ProseFragment } from './Prose.generated.ts';

/** Text with its heading next to it. Text without a heading continues the section above. */
export function Prose({ anchor, heading, lead, text, ground }: ProseFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} layout="split" compact>
      <RichText css={isLong(text) && columns} blocks={text} level={heading ? 3 : 2} />
    </Section>
  );
}

const inColumns = ['ParagraphBlock', 'HeadingBlock', 'ListBlock'];

/** Whether a text is set in two columns: nothing in it needs the full width. */
const isLong = (text: ProseFragment['text']) =>
  text.length > 3 && text.every(({ __typename }) => inColumns.includes(__typename));

const columns = css`
  columns: 2 20em;
  column-gap: ${space.s6};
  /* In columns, Chromium restores the scroll of a document to a wrong place. */
  overflow-anchor: none;
  :is(h2, h3, h4) {
    break-after: avoid;
  }
  p,
  li {
    break-inside: avoid;
  }
`;
