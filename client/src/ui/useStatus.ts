import { createContext, useContext } from 'react';

/** The HTTP status of the response. Components that find nothing, or something gone, set it while they render. */
export interface Outcome {
  status: number;
}

export const OutcomeContext = createContext<Outcome | null>(null);

/** Sets the HTTP status of the page being rendered. Does nothing in the browser, where there is none to set. */
export function useStatus(status: number): void {
  const outcome = useContext(OutcomeContext);
  if (outcome && status !== 200) outcome.status = status;
}
