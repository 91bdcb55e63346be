import { Check } from '#form/check.ts';
import type { Problem } from '#form/formContext.ts';
import type { Typed } from '#form/typed.ts';
import type { EnquiryInput } from '#gql/schema-types.ts';
import { weekday } from '#ui/date.ts';
import { inZone, readChoice, timeIn } from '#ui/zone.ts';

/** The fields in the order in which the form shows them: what the visitor came to say is first. */
export const enquiryFields = [
  'message',
  'name',
  'email',
  'phone',
  'interest',
  'company',
  'country',
  'call',
  'consent',
] as const;

/** What is wrong with an enquiry, in the order of its fields. */
export function checkEnquiry(data: FormData): Problem[] {
  const check = new Check(data);
  check.required('message', 'Enter a message');
  check.line('message', 'Message', 2000, 'long');
  check.required('name', 'Enter your name');
  check.line('name', 'Name', 120);
  check.email();
  if (check.text('call')) check.required('phone', 'Enter your phone number, so that we can call you');
  check.phone();
  check.line('company', 'Company', 120);
  check.consent();
  return check.problems;
}

/** The enquiry as the schema takes it, without its credentials. */
export function readEnquiry(data: FormData): Omit<EnquiryInput, 'key' | 'captcha'> {
  const text = (field: string) => String(data.get(field) ?? '').trim();
  return {
    name: text('name'),
    email: text('email'),
    company: text('company') || null,
    phone: text('phone') || null,
    country: text('country') || null,
    interest: text('interest') || null,
    message: text('message'),
    call: text('call') || null,
    consent: text('consent') === 'true',
    page: text('page') || null,
  };
}

/** The interest that `?service=` names, by its label or as in addresses: `IT security`, `it-security`. */
export function interestFrom(search: string, interests: readonly string[]): string | undefined {
  const wanted = slug(new URLSearchParams(search).get('service') ?? '');
  return wanted === '' ? undefined : interests.find((interest) => slug(interest) === wanted);
}

/** What to say about the time for a call in a draft if it is not offered anymore, null otherwise. */
export function lostCall(typed: Typed | null, calls: readonly { slot: string }[]): string | null {
  const slot = typed?.call?.[0];
  if (!slot || calls.some((call) => call.slot === slot)) return null;
  const at = Date.parse(slot.split('/')[1] ?? '');
  const zone = readChoice();
  return `${weekday(inZone(at, zone)).slice(0, 3)} ${timeIn(zone, at)} isn’t offered anymore. Choose another time`;
}

interface Event {
  slug: string;
  title: string;
  announced: string;
}

/** The initial message when `?event=` names an upcoming event. */
export function messageFrom(search: string, events: readonly Event[]): string | undefined {
  const wanted = new URLSearchParams(search).get('event');
  const event = events.find(({ slug }) => slug === wanted);
  return event && `I would like to attend “${event.title}” (${event.announced}).`;
}

function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
