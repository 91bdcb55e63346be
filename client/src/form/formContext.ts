import { createContext, useContext } from 'react';

/** What the fields of one form share: the prefix of their ids, the values posted before, and their errors. */
interface FormContextValue {
  id: string;
  values: Record<string, string | string[]>;
  problems: readonly Problem[];
}

/** An error in the field of that name, or in the form as a whole if the name is empty. */
export interface Problem {
  field: string;
  message: string;
  code?: string;
}

export const FormContext = createContext<FormContextValue>({ id: 'form', values: {}, problems: [] });

/** What a field needs of its form. */
export function useField(name: string) {
  const { id, values, problems } = useContext(FormContext);
  const value = values[name];
  const fieldId = idOf(id, name);
  return {
    id: fieldId,
    value: typeof value === 'string' ? value : undefined,
    values: value === undefined ? [] : [value].flat(),
    problem: problems.find(({ field }) => field === name)?.message,
  };
}

export function idOf(form: string, field: string): string {
  return `${form}-${field}`;
}

/** The ids of what describes a control, in the order in which they are read. */
export function described(id: string, hint: unknown, problem: unknown): { 'aria-describedby'?: string } {
  const ids = [hint ? `${id}-hint` : '', problem ? `${id}-error` : ''].filter(Boolean);
  return ids.length ? { 'aria-describedby': ids.join(' ') } : {};
}
