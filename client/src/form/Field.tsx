import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { digits, formatPhone } from '#ui/text.ts';
import { controlStyle } from './controlStyle.ts';
import { described, useField } from './formContext.ts';
import { Labelled } from './Labelled.tsx';

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** A text says in which case it is not. */
  optional?: boolean | string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  value?: string;
}

/** One line of text. */
export function Field({ name, label, hint, optional = false, type = 'text', autoComplete, value }: FieldProps) {
  const field = useField(name);
  return (
    <Labelled id={field.id} label={label} hint={hint} optional={optional} problem={field.problem}>
      <input
        css={controlStyle}
        id={field.id}
        name={name}
        type={type}
        required={!optional}
        autoComplete={autoComplete}
        defaultValue={field.value ?? value}
        aria-invalid={field.problem ? true : undefined}
        {...described(field.id, hint, field.problem)}
        {...(type === 'tel' && { ref: tidyLeft, onBlur: ({ currentTarget }) => tidyPhone(currentTarget) })}
      />
    </Labelled>
  );
}

/** Formats what was typed before React took the field over, unless the visitor is still in it. */
function tidyLeft(input: HTMLInputElement | null) {
  if (input && input !== document.activeElement) tidyPhone(input);
}

/** Formats a ten-digit number once it is typed. With a country code, an extension or letters it stays as typed. */
function tidyPhone(input: HTMLInputElement) {
  if (digits(input.value).length === 10 && /^[\d\s().-]*$/.test(input.value)) input.value = formatPhone(input.value);
}
