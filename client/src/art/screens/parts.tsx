import { css } from '@emotion/react';
import { font, ink, radius, role, size } from '#theme/tokens.ts';

const tones = { done: role.ok, wait: ink.hot, gap: role.bad } as const;

/** A state in words, with a mark next to it. */
export function Status({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return <span css={[status, mark[tone]]}>{children}</span>;
}

const status = css`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  font-size: ${size.t12};
  font-weight: 600;
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: ${radius.mark};
  }
`;

const mark = {
  done: css`
    &::before {
      background: ${tones.done};
    }
  `,
  wait: css`
    &::before {
      background: ${tones.wait};
    }
  `,
  gap: css`
    &::before {
      background: ${tones.gap};
    }
  `,
};

/** A filled field: its name and its value. */
export function Entry({ name, value, chosen = false }: { name: string; value: string; chosen?: boolean }) {
  return (
    <p css={[entry, chosen && chosenEntry]}>
      <b>{name}</b>
      <span>{value}</span>
    </p>
  );
}

const entry = css`
  display: grid;
  gap: 0.2rem;
  > b {
    color: ${role.muted};
    font-size: ${size.t12};
    font-weight: 500;
  }
  > span {
    padding: 0.4rem 0.9rem;
    border: 1.5px solid ${role.line};
    border-radius: ${radius.pill};
    background: ${role.field};
  }
`;

const chosenEntry = css`
  > span {
    border-color: ${role.action};
  }
`;

/** The words of a button that is only drawn. */
export function DrawnButton({ children }: { children: string }) {
  return <span css={drawnButton}>{children}</span>;
}

const drawnButton = css`
  justify-self: start;
  padding: 0.45rem 1.1rem;
  border-radius: ${radius.pill};
  background: ${role.button};
  color: ${role.buttonText};
  font-size: ${size.t12};
  font-weight: 600;
`;

export const mono = css`
  font-family: ${font.mono};
  font-feature-settings: 'tnum';
  letter-spacing: -0.01em;
`;

/** A line with nodes, one for each thing that happens. */
export const trail = css`
  > li {
    position: relative;
    padding: 0.6rem 0 0.6rem 2rem;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 5px;
    width: 2px;
    background: ${ink.line};
  }
  > li:first-of-type::before {
    top: 1.2rem;
  }
  > li:last-of-type::before {
    bottom: calc(100% - 1.2rem);
  }
  > li::after {
    content: '';
    position: absolute;
    top: 0.95rem;
    left: 0;
    width: 12px;
    height: 12px;
    border: 2.5px solid ${role.action};
    border-radius: 50%;
    background: ${role.ground};
  }
  > .now::after {
    border-color: ${ink.hot};
    background: ${ink.hot};
  }
  small {
    display: block;
    color: ${role.muted};
    font-size: ${size.t12};
  }
`;

/** Rows under a ruled head; on narrow screens each row becomes a block that names its values. */
export const ruled = (narrow: string) => css`
  align-self: start;
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.58rem 1.15rem;
    border-top: 1px solid ${role.line};
    text-align: left;
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
  thead th {
    border-top: 0;
    color: ${role.muted};
    font-size: ${size.t12};
    font-weight: 500;
  }
  ${narrow} {
    overflow-wrap: anywhere;
    thead {
      display: none;
    }
    tr {
      display: block;
      padding: 0.75rem 1.15rem;
      border-top: 1px solid ${role.line};
    }
    tr:first-of-type {
      border-top: 0;
    }
    th,
    td {
      display: block;
      padding: 0.1rem 0;
      border: 0;
    }
    /* Short values share a line. */
    td[data-name] {
      display: inline-block;
      padding-right: 1rem;
    }
    td[data-name]::before {
      content: attr(data-name) ': ';
      color: ${role.muted};
    }
  }
`;
