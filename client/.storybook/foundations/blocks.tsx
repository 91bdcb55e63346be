import { type ReactNode, useEffect, useRef, useState } from 'react';
import { breakpoint, font, ink, motion, paper, radius, role, shadow, size, space, stage } from '#theme/tokens.ts';
import source from '#theme/tokens.ts?raw';

/* The pages of Foundations show tokens from tokens.ts with the values that the browser has computed. */

const box = { display: 'grid', gap: 16, margin: '1.4rem 0' } as const;
const note = { fontFamily: 'var(--f-mono)', fontSize: 12, color: 'var(--muted)' } as const;

/** What the browser makes of a style. */
function useComputed(property: string): [React.RefObject<HTMLDivElement | null>, string] {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    if (ref.current) setValue(rounded(getComputedStyle(ref.current).getPropertyValue(property)));
  }, [property]);
  return [ref, value];
}

/** Browsers compute 11.998px where 12 is meant, and colors in decimal numbers. */
function rounded(value: string): string {
  const color = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value);
  if (color)
    return `#${color
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  return value.replace(/\d+\.\d+(?=px)/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** The comment above a token in tokens.ts, which says what it is for. */
function purposeOf(of: string, name: string): string {
  const [, tokens = ''] = source.split(`export const ${of} = {`);
  const [own = ''] = tokens.split('\n}');
  return new RegExp(`/\\*\\* ([^\\n]*) \\*/\\n  ${name}:`).exec(own)?.[1] ?? '';
}

interface TokenProps {
  /** The object of tokens.ts that has it. */
  of: string;
  name: string;
  property: string;
  look: Record<string, string | number>;
  children?: ReactNode;
}

/** A token as code is written, copied by a click. */
function Copied({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" onClick={copy} css={{ all: 'unset', cursor: 'pointer', fontWeight: 600 }} title="Copy">
      <code>{text}</code>
      <span role="status" css={note}>
        {copied && ' copied'}
      </span>
    </button>
  );
}

function Token({ of, name, property, look, children }: TokenProps) {
  const [ref, value] = useComputed(property);
  return (
    <div css={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <div ref={ref} css={look}>
        {children}
      </div>
      <Copied text={`${of}.${name}`} />
      <span css={note}>{value}</span>
      <span css={{ fontSize: 13 }}>{purposeOf(of, name)}</span>
    </div>
  );
}

const list = (tokens: Record<string, string>, each: (name: string, value: string) => ReactNode) =>
  Object.entries(tokens).map(([name, value]) => each(name, value));

export function Swatches({ of }: { of: 'role' | 'ink' | 'stage' | 'paper' }) {
  return (
    <div css={[box, { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }]}>
      {list({ role, ink, stage, paper }[of], (name, value) => (
        <Token
          key={name}
          of={of}
          name={name}
          property="background-color"
          look={{ height: 64, background: value, borderRadius: 12, border: `1px solid ${role.line}` }}
        />
      ))}
    </div>
  );
}

export function Grounds() {
  return (
    <div css={[box, { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }]}>
      {(['light', 'sky', 'desk', 'band', 'raised', 'paper', 'navy'] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          css={{ padding: 20, borderRadius: 20, border: `1px solid ${role.line}`, display: 'grid', gap: 8 }}
        >
          <b css={{ color: 'var(--accent)' }}>{ground}</b>
          <span>Text of a section</span>
          <span css={{ color: 'var(--muted)' }}>Secondary text</span>
          <span css={{ color: 'var(--action)', textDecoration: 'underline' }}>A link</span>
        </div>
      ))}
    </div>
  );
}

export function Families() {
  return (
    <div css={box}>
      {list(font, (name, value) => (
        <Token of="font" key={name} name={name} property="font-family" look={{ fontFamily: value, fontSize: 32 }}>
          The work moves, you keep one contact. 0123456789
        </Token>
      ))}
    </div>
  );
}

export function TypeScale() {
  return (
    <div css={box}>
      {list(size, (name, value) => (
        <Token
          of="size"
          key={name}
          name={name}
          property="font-size"
          look={{ fontSize: value, fontFamily: font.display, fontWeight: 600, lineHeight: 1.05, overflow: 'hidden' }}
        >
          {name === 'number' ? '52' : 'Handed over, not thrown over'}
        </Token>
      ))}
    </div>
  );
}

export function Spaces() {
  return (
    <div css={box}>
      {list(space, (name, value) => (
        <Token
          key={name}
          of="space"
          name={name}
          property="width"
          look={{ width: value, height: 20, background: role.fill }}
        />
      ))}
    </div>
  );
}

export function Corners() {
  return (
    <div css={[box, { gridTemplateColumns: 'repeat(4, 1fr)' }]}>
      {list(radius, (name, value) => (
        <Token
          of="radius"
          key={name}
          name={name}
          property="border-top-left-radius"
          look={{ height: 80, background: role.band, borderRadius: value }}
        />
      ))}
    </div>
  );
}

export function Shadows() {
  return (
    <div css={[box, { gridTemplateColumns: 'repeat(3, 1fr)', gap: 40 }]}>
      {list(shadow, (name, value) => (
        <Token
          of="shadow"
          key={name}
          name={name}
          property="box-shadow"
          look={{ height: 100, borderRadius: 20, boxShadow: value }}
        />
      ))}
    </div>
  );
}

export function Times() {
  return (
    <div css={box}>
      {list(motion, (name, value) => (
        <Token
          of="motion"
          key={name}
          name={name}
          property="transition-duration"
          look={{
            width: 80,
            height: 40,
            borderRadius: 30,
            background: role.fill,
            transition: `translate ${value}`,
          }}
        />
      ))}
    </div>
  );
}

export function Breakpoints() {
  const uses = {
    phone: 'one column; tables become blocks',
    sheet: 'filters have a dialog',
    drawer: 'the bar becomes the drawer; splits stack',
    wide: 'the home hero stacks; margin notes fold in',
  };
  return (
    <table css={{ 'td, th': { padding: '6px 12px', textAlign: 'left' } }}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Up to</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(breakpoint) as (keyof typeof breakpoint)[]).map((name) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{breakpoint[name]} px</td>
            <td>{uses[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The twelve columns and the splits that are used of them. */
export function Columns() {
  const splits = [[12], [7, 5], [4, 8], [5, 7], [8, 4]];
  return (
    <div css={box}>
      {splits.map((split) => (
        <div
          key={split.join()}
          css={{ display: 'grid', gridTemplateColumns: split.map((part) => `minmax(0, ${part}fr)`).join(' '), gap: 24 }}
        >
          {split.map((part, i) => (
            <div key={String(i)} css={{ padding: 12, background: role.band, borderRadius: 12, textAlign: 'center' }}>
              {part}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
