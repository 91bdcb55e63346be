import { css } from '@emotion/react';
import { radius, role, space } from '#theme/tokens.ts';
import { inline } from './Inline.tsx';

/** Boxes to tick while reading. Their state is not stored. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul css={box}>
      {items.map((item) => (
        <li key={item}>
          <label css={row}>
            <input type="checkbox" />
            <span>{inline(item)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const box = css`
  padding: ${space.s4} ${space.s5};
  border-radius: ${radius.card};
  background: ${role.soft};
  li + li {
    border-top: 1px solid ${role.line};
  }
`;

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M4.5 10.5l3.6 3.6 7.4-8' fill='none' stroke='%23fff' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

const row = css`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr);
  gap: 0.7rem;
  padding-block: 0.55rem;
  line-height: 1.5;
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    margin: 0.15rem 0 0;
    border: 1.5px solid ${role.lineStrong};
    border-radius: 6px;
    background: ${role.field};
    appearance: none;
    cursor: pointer;
  }
  input:checked {
    border-color: ${role.fill};
    background: ${role.fill} ${tick};
  }
`;
