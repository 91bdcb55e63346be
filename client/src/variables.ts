import { useLocation } from 'react-router';
import { useCountry } from '#ui/site.ts';
import type { VariablesByName } from './documents.ts';
import { variablesOf } from './operations.ts';

/** The variables of an operation at the address that is shown, the same the server and the prefetch use. */
export function useVariables<Name extends keyof VariablesByName>(name: Name): VariablesByName[Name] {
  return variablesOf(name, useLocation(), useCountry()) as VariablesByName[Name];
}
