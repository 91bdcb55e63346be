import { createContext, useContext } from 'react';

/** What the server answers with: components that find nothing, or something gone, say so while they render. */
export interface Outcome {
  status: number;
}

export const OutcomeContext = createContext<Outcome | null>(null);

/** Sets the HTTP status of the page being rendered. Does nothing in the browser, where there is none to set. */
export function useStatus(status: number): void {
  const outcome = useContext(OutcomeContext);
  if (outcome && status !== 200) outcome.status = status;
}
