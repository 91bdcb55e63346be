import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { role, stack } from '#theme/tokens.ts';
import { FieldError } from './FieldError.tsx';

interface LabelledProps {
  /** The id of the control. */
  id: string;
  /** The text of the label. */
  label: string;
  hint?: ReactNode;
  optional?: boolean | string;
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

export function LabelText({ label, optional }: { label: string; optional?: boolean | string | undefined }) {
  return (
    <>
      {label}
      {optional ? ' ' : null}
      {optional ? <span css={optionalStyle}>({optional === true ? 'optional' : optional})</span> : null}
    </>
  );
}

export const frame = css`
  ${stack.s2};
  /* A browser's file input is wider than a phone by default. */
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
