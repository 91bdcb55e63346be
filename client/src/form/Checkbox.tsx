import type { ReactNode } from 'react';
import { Choice } from './Choice.tsx';
import { FieldError } from './FieldError.tsx';
import { useField } from './formContext.ts';
import { frame, optionalStyle } from './Labelled.tsx';

interface CheckboxProps {
  name: string;
  optional?: boolean;
  children: ReactNode;
}

/** One statement to agree with. Posted as `true` when ticked. */
export function Checkbox({ name, optional = false, children }: CheckboxProps) {
  const { id, value, problem } = useField(name);
  return (
    <div css={frame}>
      <FieldError id={id} message={problem} />
      <Choice
        type="checkbox"
        name={name}
        value="true"
        id={id}
        chosen={value === 'true'}
        invalid={Boolean(problem)}
        describedBy={problem ? `${id}-error` : undefined}
      >
        {children}
        {optional ? ' ' : null}
        {optional ? <span css={optionalStyle}>(optional)</span> : null}
      </Choice>
    </div>
  );
}
