import { css } from '@emotion/react';
import { role } from '#theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';
import { described, useField } from './formContext.ts';
import { Labelled } from './Labelled.tsx';

interface SelectProps {
  name: string;
  label: string;
  optional?: boolean;
  options: readonly string[];
  /** What is chosen at first. */
  value?: string | undefined;
  /** The first option, which means that nothing is chosen. */
  none?: string;
  autoComplete?: string;
}

/** One choice from a list. */
export function Select({ name, label, optional = false, options, value, none, autoComplete }: SelectProps) {
  const field = useField(name);
  return (
    <Labelled id={field.id} label={label} optional={optional} problem={field.problem}>
      <select
        css={select}
        id={field.id}
        name={name}
        autoComplete={autoComplete}
        defaultValue={field.value ?? value ?? ''}
        aria-invalid={field.problem ? true : undefined}
        {...described(field.id, '', field.problem)}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  );
}

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%235E7597' stroke-width='1.6'/%3E%3C/svg%3E")`;

export const select = css`
  ${controlStyle};
  appearance: none;
  padding-right: 3rem;
  background: ${role.field} ${chevron} right 1.3rem center / 12px no-repeat;
`;
