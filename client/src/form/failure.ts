export const generic = 'An error occurred';

interface Refusal {
  errors?: readonly { message: string; extensions?: { code?: unknown } }[];
}

/** The message for a failed request, from Apollo's error or the response. A rate limit's says how long to wait. */
export function failureOf(cause: unknown): string {
  const { errors } = (cause ?? {}) as Refusal;
  return errors?.find(({ extensions }) => extensions?.code === 'RATE_LIMITED')?.message ?? generic;
}
