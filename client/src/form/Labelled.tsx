import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { radius, role, size, space } from '#theme/tokens.ts';
import { FieldError } from './FieldError.tsx';

interface LabelledProps {
  /** The id of the control. */
  id: string;
  /** The text of the label. */
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** What is wrong with the value, above the control. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A control with its label, hint and error message. */
export function Labelled({ id, label, hint, optional, problem, children }: LabelledProps) {
  return (
    <div css={frame}>
      <label htmlFor={id} css={labelStyle}>
        <LabelText label={label} optional={optional} />
      </label>
      {hint ? (
        <p id={`${id}-hint`} css={hintStyle}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} message={problem} />
      {children}
    </div>
  );
}

export function LabelText({ label, optional }: { label: string; optional?: boolean | undefined }) {
  return (
    <>
      {label}
      {optional ? ' ' : null}
      {optional ? <span css={optionalStyle}>(optional)</span> : null}
    </>
  );
}

export const frame = css`
  display: grid;
  /* A browser's file input is wider than a phone by default. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s2};
  align-content: start;
  min-width: 0;
`;

export const labelStyle = css`
  font-weight: 600;
  justify-self: start;
`;

export const hintStyle = css`
  color: ${role.muted};
`;

export const optionalStyle = css`
  font-weight: 400;
  color: ${role.muted};
`;

/** How a one-line control looks. */
export const controlStyle = css`
  width: 100%;
  height: 48px;
  padding: 0 1.4rem;
  border: 1.5px solid ${role.lineStrong};
  border-radius: ${radius.pill};
  background: ${role.field};
  color: ${role.text};
  font-size: max(16px, ${size.t16});
  &:hover {
    border-color: ${role.muted};
  }
  &:focus-visible {
    outline-offset: 2px;
    border-radius: ${radius.pill};
    border-color: ${role.action};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${role.bad};
  }
`;
