import { css } from '@emotion/react';
import { display, font, ink, measure, media, radius, role, size, space } from '#theme/tokens.ts';
import { DataTable } from './DataTable.tsx';
import { inline } from './Inline.tsx';
import { List } from './List.tsx';
import type { RichTextFragment } from './RichText.generated.ts';

interface RichTextProps {
  blocks: readonly RichTextFragment[];
  /** The level of the highest heading in the text: one below the heading above the text. */
  level?: 2 | 3 | 4;
  className?: string | undefined;
}

/** Text with headings, lists, tables and other blocks. */
export function RichText({ blocks, level = 3, className }: RichTextProps) {
  const top = Math.min(...blocks.map((block) => (block.__typename === 'HeadingBlock' ? block.level : 3)));
  return (
    <div css={text} className={className}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <Block key={i} block={block} level={level - top} />
      ))}
    </div>
  );
}

/** `level` is added to the level of each heading, so that none is skipped. */
function Block({ block, level }: { block: RichTextFragment; level: number }) {
  switch (block.__typename) {
    case 'ParagraphBlock':
      return <p>{inline(block.text)}</p>;
    case 'HeadingBlock':
      return <Heading id={block.anchor} level={level + block.level} text={block.text} />;
    case 'ListBlock':
      return <List style={block.style} items={block.items} />;
    case 'TableBlock':
      return <DataTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'QuoteBlock':
      return <blockquote css={pull}>{inline(block.text)}</blockquote>;
    case 'CodeBlock':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus it cannot be scrolled with the keyboard
        <pre css={code} tabIndex={0}>
          {block.code}
        </pre>
      );
    case 'NoteBlock':
      return (
        <aside css={note} className="note">
          <b>{block.figure}</b>
          <span>{inline(block.text)}</span>
        </aside>
      );
    default:
      return block satisfies never;
  }
}

function Heading({ id, level, text }: { id: string; level: number; text: string }) {
  const Tag = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return <Tag id={id}>{inline(text)}</Tag>;
}

const text = css`
  display: flow-root;
  font-size: ${size.t16};
  line-height: 1.62;
  > * + * {
    margin-top: ${space.s4};
  }
  ${media.phone} {
    line-height: 1.5;
    > * + * {
      margin-top: ${space.s3};
    }
  }
  > * + :is(h2, h3, h4) {
    margin-top: ${space.s6};
  }
  > h2 + *,
  > h3 + *,
  > h4 + * {
    margin-top: ${space.s3};
  }
  > p,
  > ul,
  > ol {
    max-width: ${measure};
  }
  > h2 {
    font-size: ${size.t36};
  }
  > h3 {
    font-size: clamp(${size.t22}, 4vw, ${size.t28});
    letter-spacing: -0.025em;
  }
  > * + :is(table, .note),
  > table + * {
    margin-top: ${space.s5};
  }
  > * + blockquote,
  > blockquote + * {
    margin-top: ${space.s6};
  }
`;

const pull = css`
  max-width: 22ch;
  padding-left: ${space.s5};
  border-left: 3px solid ${ink.hot};
  color: ${role.accent};
  ${display(size.t36, 1.12)};
  letter-spacing: -0.03em;
  text-wrap: balance;
`;

const note = css`
  max-width: 24rem;
  padding-top: 0.7rem;
  border-top: 2px solid ${role.rule};
  b {
    display: block;
    color: ${role.accent};
    ${display(size.t48, 1)};
    letter-spacing: -0.04em;
  }
  span {
    display: block;
    margin-top: 0.3rem;
    color: ${role.muted};
    font-size: ${size.t14};
    line-height: 1.4;
  }
`;

const code = css`
  padding: ${space.s4} ${space.s5};
  border-radius: ${radius.card};
  background: ${role.soft};
  font-family: ${font.mono};
  font-size: ${size.t14};
  line-height: 1.5;
  word-spacing: 0;
  overflow-x: auto;
`;
