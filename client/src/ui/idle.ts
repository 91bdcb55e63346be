/** Resolves when the browser is idle, after a fifth of a second at most, with the milliseconds that are left of that. */
export function idle(): Promise<() => number> {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) return new Promise((resolve) => setTimeout(resolve, 30, () => 0));
  return new Promise((resolve) =>
    requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining()), { timeout: 200 }),
  );
}
