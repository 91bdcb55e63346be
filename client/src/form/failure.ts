export const generic = 'An error occurred';

interface Refusal {
  errors?: readonly { message: string; extensions?: { code?: unknown } }[];
}

/** What to say of a request that failed, from Apollo's error or the answer itself. A limit says how long to wait. */
export function failureOf(cause: unknown): string {
  const { errors } = (cause ?? {}) as Refusal;
  return errors?.find(({ extensions }) => extensions?.code === 'RATE_LIMITED')?.message ?? generic;
}
