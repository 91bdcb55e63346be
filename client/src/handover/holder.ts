/*
 * Who has the work at a moment: looked up in what the server sent, `Site.now` of the schema. No time zones, hours or
 * rules are needed, and all parts of a page find the same answer. Moments are in milliseconds of UTC.
 */

/** A time during which one office has the work, or nobody. Legs follow each other without gaps. */
export interface Leg {
  readonly to: string;
  readonly office: { readonly city: string } | null;
}

/** The office that has the work, null while it rests, and when it moves. */
export interface Holder {
  office: string | null;
  /** Null when the data ends before that. */
  next: { at: number; office: string | null } | null;
}

/** Who has the work. Null after the end of the data. */
export function holderAt(relay: readonly Leg[], at: number): Holder | null {
  const i = relay.findIndex(({ to }) => at < Date.parse(to));
  const leg = relay[i];
  if (!leg) return null;
  const following = relay[i + 1];
  return {
    office: leg.office?.city ?? null,
    next: following ? { at: Date.parse(leg.to), office: following.office?.city ?? null } : null,
  };
}
