import { characters, digits, isEmail, isEmpty, thousands } from '#ui/text.ts';
import type { Problem } from './formContext.ts';

/** The same messages as in graph/rules.go. */
export class Check {
  readonly problems: Problem[] = [];

  constructor(private readonly data: FormData) {}

  text(field: string): string {
    const value = this.data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  }

  add(field: string, message: string): void {
    this.problems.push({ field, message });
  }

  required(field: string, enter: string): void {
    if (isEmpty(this.text(field))) this.add(field, enter);
  }

  maxLength(field: string, name: string, max: number): void {
    if (characters(this.text(field)) > max) this.add(field, `${name} must be ${thousands(max)} characters or fewer`);
  }

  email(): void {
    const email = this.text('email');
    if (isEmpty(email)) this.add('email', 'Enter your e-mail address');
    else if (!isEmail(email)) this.add('email', 'Enter an e-mail address in the correct format, like name@example.com');
  }

  phone(): void {
    const phone = this.text('phone');
    const count = digits(phone).length;
    if (phone !== '' && (count < 5 || count > 20)) {
      this.add('phone', 'Enter a phone number with 5 to 20 digits, like +44 20 7946 0000');
    }
  }

  link(): void {
    const link = this.text('link');
    if (link !== '' && !/^https?:\/\/[^\s/@]+(\/\S*)?$/i.test(link)) {
      this.add('link', 'Enter a link that begins with https://');
    }
  }

  consent(): void {
    if (this.text('consent') !== 'true') this.add('consent', 'Tick the box so we can use your details');
  }
}

/** The fields in the order in which most forms show them. */
const usualOrder = [
  'name',
  'email',
  'company',
  'phone',
  'country',
  'link',
  'interest',
  'files',
  'answers',
  'message',
  'consent',
];

/** What the server found wrong, at the fields it is about, in their order. */
export function problemsOf(
  errors: readonly { code: string; field: string[]; message: string }[],
  order: readonly string[] = usualOrder,
): Problem[] {
  const placed = errors.map(({ code, field: [first = '', second = ''], message }) => ({
    at: order.indexOf(first),
    problem: { field: first === 'answers' && !/^\d*$/.test(second) ? `answers.${second}` : first, message, code },
  }));
  return placed.sort((a, b) => a.at - b.at).map(({ problem }) => problem);
}
