import { css } from '@emotion/react';
import { Figure } from '#sections/parts/Facts.tsx';
import { breakpoint, font, ink, media, role, size, space, split, stack } from '#theme/tokens.ts';
import { amount } from '#ui/amount.ts';
import type { ChartProps } from './chartProps.ts';

/** Many equals, of which some are filled: groups of dots of one size. */
export function Dots({ marks }: ChartProps) {
  const columns = columnsOf(Math.max(...marks.map((mark) => mark.of ?? 1)));
  return (
    <ul css={[list, marks.length === 3 && three]}>
      {marks.map(({ label, value, of, decisive }, i) => (
        <li key={label} css={group}>
          <p css={head}>
            <Figure css={figure} value={amount(value ?? 0)} unit={`of ${amount(of ?? 1)}`} />
            <span>{label}</span>
          </p>
          <Field filled={value ?? 0} of={of ?? 1} columns={columns} hotFrom={decisive ? gained(marks, i) : null} />
        </li>
      ))}
    </ul>
  );
}

/** Where that begins which has been gained since the group before, if that is as large; or else 0. */
function gained(marks: ChartProps['marks'], i: number): number {
  const [before, mark] = [marks[i - 1], marks[i]];
  return before?.of === mark?.of && (before?.value ?? 0) < (mark?.value ?? 0) ? (before?.value ?? 0) : 0;
}

/** Groups are about four times as wide as high; a few dots are one row. */
function columnsOf(dots: number): number {
  return dots <= 12 ? dots : Math.ceil(Math.sqrt(dots * 4));
}

interface FieldProps {
  filled: number;
  of: number;
  columns: number;
  /** The first of the dots that are the news, from 0; null if none are. */
  hotFrom: number | null;
}

/** A group of dots, as wide as its place allows. */
function Field({ filled, of, columns, hotFrom }: FieldProps) {
  const across = columns * pitch;
  const height = Math.ceil(of / columns) * pitch;
  const rest = dots(filled, of, columns);
  return (
    <svg css={field} width={columns * (columns <= 12 ? 36 : 24)} viewBox={`0 0 ${across} ${height}`} aria-hidden="true">
      {rest && <path css={ring} d={rest} />}
      {rest && <path css={hole} d={rest} />}
      <path css={dot} d={dots(0, hotFrom ?? filled, columns)} />
      {hotFrom !== null && <path css={hotEdge} d={dots(hotFrom, filled, columns)} />}
      {hotFrom !== null && <path css={hotDot} d={dots(hotFrom, filled, columns)} />}
    </svg>
  );
}

const pitch = 10;

/** Dots from one place to another: a dashed line for each row, whose dashes are round caps without length. */
function dots(from: number, to: number, columns: number): string {
  let path = '';
  for (let i = from; i < to; ) {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const count = Math.min(columns - column, to - i);
    path += `M${column * pitch + pitch / 2} ${row * pitch + pitch / 2}h${(count - 1) * pitch + 0.01}`;
    i += count;
  }
  return path;
}

const list = css`
  ${split('1fr 1fr')};
  gap: ${space.s6} ${space.s7};
  ${media.phone} {
    gap: ${space.s5};
  }
`;

/** So that none of three is alone in a row. */
const three = css`
  @media (min-width: ${(breakpoint.drawer + 1) / 16}em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s6};
  }
`;

const group = css`
  ${stack.s4};
  align-content: start;
`;

const head = css`
  ${stack.s1};
  font-size: ${size.t16};
`;

const figure = css`
  font-size: ${size.t48};
  small {
    font: 600 ${size.t18} / 1 ${font.text};
    letter-spacing: -0.01em;
    color: ${role.muted};
  }
`;

const field = css`
  height: auto;
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-dasharray: 0.01 ${pitch - 0.01};
`;

const stroke = (color: string, width: number) => css`
  stroke: ${color};
  stroke-width: ${width};
`;
const dot = stroke(ink.node, 7);
const hotEdge = stroke(ink.hot, 7);
const hotDot = stroke(ink.hotFill, 5.4);
const ring = stroke(ink.line, 6.6);
const hole = stroke(role.ground, 4.6);
