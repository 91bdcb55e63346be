import { Check } from '#form/check.ts';
import type { Problem } from '#form/formContext.ts';
import type { Upload } from '#form/uploads.ts';
import type { ApplicationInput } from '#gql/schema-types.ts';
import { trim } from '#ui/text.ts';
import type { QuestionFragment } from './Question.generated.ts';

type Questions = readonly QuestionFragment[];

/** How the answer to a question is named in the form. */
export const answerName = (question: string) => `answers.${question}`;

/** What is wrong with an application, in the order of its fields. */
export function checkApplication(data: FormData, rows: readonly Upload[], questions: Questions): Problem[] {
  const check = new Check(data);
  check.required('name', 'Enter your full name');
  check.line('name', 'Full name', 120);
  check.email();
  check.phone();
  check.link();
  const failed = rows.find((row) => row.state === 'failed');
  if (failed) check.add('files', `${failed.name}: ${failed.reason}`);
  else if (rows.length === 0 && !check.text('link') && !check.text('message')) {
    check.add('files', 'Add your résumé, or send a link or a message instead');
  }
  for (const question of questions) checkAnswer(check, data, question);
  check.line('message', 'Message', 2000, 'long');
  check.consent();
  return check.problems;
}

function checkAnswer(check: Check, data: FormData, { name: question, label, kind, required }: QuestionFragment) {
  const name = answerName(question);
  if (required && answersTo(data, question).length === 0) return check.add(name, `Answer the question “${label}”`);
  if (kind === 'TEXT') check.line(name, 'This answer', 200);
  if (kind === 'LONG_TEXT') check.line(name, 'This answer', 2000, 'long');
}

/** The application as the schema takes it, without its credentials. */
export function readApplication(data: FormData, questions: Questions): Omit<ApplicationInput, 'key' | 'captcha'> {
  const text = (field: string) => String(data.get(field) ?? '').trim();
  const answers = questions
    .map(({ name }) => ({ questionId: name, values: answersTo(data, name) }))
    .filter(({ values }) => values.length > 0);
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone') || null,
    link: text('link') || null,
    message: text('message') || null,
    files: data.getAll('files').map(String),
    answers: answers.length > 0 ? answers : null,
    consent: text('consent') === 'true',
    futureJobs: text('futureJobs') === 'true',
  };
}

function answersTo(data: FormData, question: string): string[] {
  return data
    .getAll(answerName(question))
    .map((value) => trim(String(value)))
    .filter(Boolean);
}

/** A question with its answer, for people to read; empty without an answer. */
export function answered(data: FormData, { name, label }: QuestionFragment): string {
  const answers = answersTo(data, name);
  return answers.length > 0 ? `${label}\n${answers.join('\n')}` : '';
}
