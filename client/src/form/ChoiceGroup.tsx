import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { stack } from '#theme/tokens.ts';
import { Choice } from './Choice.tsx';
import { FieldError } from './FieldError.tsx';
import { described, useField } from './formContext.ts';
import { hintStyle, LabelText, labelStyle } from './Labelled.tsx';

interface ChoiceGroupProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  options: readonly string[];
  /** What an option is called, if that is not its value. */
  labelOf?: (option: string) => ReactNode;
  /** Whether several may be chosen. */
  several?: boolean;
}

/** A question with answers to choose from. Its error message links to the first of them. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, hint, optional = false, options, labelOf, several = false } = props;
  const { id, values, problem } = useField(name);
  return (
    <fieldset css={stack.s1} {...described(id, hint, problem)}>
      <legend css={[labelStyle, legend]}>
        <LabelText label={label} optional={optional} />
      </legend>
      {hint ? (
        <p id={`${id}-hint`} css={hintStyle}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} message={problem} />
      {options.map((option, i) => (
        <Choice
          key={option}
          type={several ? 'checkbox' : 'radio'}
          name={name}
          value={option}
          {...(i === 0 && { id })}
          chosen={values.includes(option)}
          invalid={Boolean(problem)}
        >
          {labelOf ? labelOf(option) : option}
        </Choice>
      ))}
    </fieldset>
  );
}

const legend = css`
  padding: 0;
`;
