/** Resolves when the browser is idle, after a fifth of a second at most. */
export function idle(): Promise<unknown> {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) return new Promise((resolve) => setTimeout(resolve, 30));
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
}
