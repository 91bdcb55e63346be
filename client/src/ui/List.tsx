import { css } from '@emotion/react';
import { font, ink, role } from '#theme/tokens.ts';
import { Checklist } from './Checklist.tsx';
import { inline } from './Inline.tsx';

/** A list inside a text: bullets, numbers, or checkboxes. */
export function List({ style, items }: { style: 'BULLET' | 'NUMBERED' | 'CHECK'; items: readonly string[] }) {
  if (style === 'CHECK') return <Checklist items={items} />;
  const Tag = style === 'NUMBERED' ? 'ol' : 'ul';
  return (
    <Tag css={style === 'NUMBERED' ? numbers : nodes}>
      {items.map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
    </Tag>
  );
}

const nodes = css`
  li {
    position: relative;
    padding-left: 1.7rem;
  }
  li + li {
    margin-top: 0.5rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.72em;
    left: 0;
    width: 14px;
    height: 1.5px;
    background: ${ink.line};
  }
  li::after {
    content: '';
    position: absolute;
    top: 0.53em;
    left: 12px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${ink.node};
  }
`;

const numbers = css`
  counter-reset: item;
  li {
    position: relative;
    padding-left: 2.2rem;
    counter-increment: item;
  }
  li + li {
    margin-top: 0.5rem;
  }
  li::before {
    content: counter(item);
    position: absolute;
    left: 0;
    min-width: 1.5rem;
    color: ${role.accent};
    font-family: ${font.text};
    font-weight: 600;
  }
`;
