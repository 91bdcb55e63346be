import { thousands } from '#ui/count.ts';
import { characters, digits, faultOf, isEmail, linkOf, type TextKind, trim } from '#ui/text.ts';
import type { Problem } from './formContext.ts';

/** The same messages as in graph/rules.go. */
export class Check {
  readonly problems: Problem[] = [];

  constructor(private readonly data: FormData) {}

  text(field: string): string {
    const value = this.data.get(field);
    return typeof value === 'string' ? trim(value) : '';
  }

  add(field: string, message: string): void {
    this.problems.push({ field, message });
  }

  required(field: string, enter: string): void {
    if (this.text(field) === '') this.add(field, enter);
  }

  /** Whether the field has a text with the right characters and length. */
  line(field: string, name: string, max: number, kind: TextKind = 'line'): boolean {
    const text = this.text(field);
    const fault = faultOf(text, kind);
    if (fault) this.add(field, `${name} ${fault}`);
    else if (characters(text) > max) this.add(field, `${name} must be ${thousands(max)} characters or fewer`);
    else return text !== '';
    return false;
  }

  email(): void {
    const email = this.text('email');
    const fault = faultOf(email, 'exact');
    if (email === '') this.add('email', 'Enter your e-mail address');
    else if (fault) this.add('email', `E-mail address ${fault}`);
    else if (!isEmail(email)) this.add('email', 'Enter an e-mail address in the correct format, like name@example.com');
  }

  phone(): void {
    if (!this.line('phone', 'Phone number', 40, 'exact')) return;
    const count = digits(this.text('phone')).length;
    if (count < 5 || count > 20) {
      this.add('phone', 'Enter a phone number with 5 to 20 digits, like +44 20 7946 0000');
    }
  }

  link(): void {
    if (this.line('link', 'Link', 300, 'exact') && linkOf(this.text('link')) === '') {
      this.add('link', 'Enter a link to a web page, like https://example.com/name');
    }
  }

  consent(): void {
    if (this.text('consent') !== 'true') this.add('consent', 'Check the box so we can use your details');
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
