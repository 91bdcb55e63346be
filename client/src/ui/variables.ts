import { createContext, useContext } from 'react';
import type { documentIds } from '#gql/document-ids.ts';
import { useLocation } from './location.ts';
import { useCountry } from './site.ts';

type VariablesOf = (
  operation: keyof typeof documentIds,
  place: { pathname: string; search: string },
  country: string,
) => Record<string, unknown>;

/** Reads the variables of an operation from an address. The app provides it, because it knows all addresses. */
export const VariablesContext = createContext<VariablesOf>(() => ({}));

/** The variables of an operation at the address that is shown, the same the server and the prefetch use. */
export function useVariables<Variables>(operation: keyof typeof documentIds): Variables {
  const variablesOf = useContext(VariablesContext);
  return variablesOf(operation, useLocation(), useCountry()) as Variables;
}
