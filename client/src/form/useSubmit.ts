import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PostedForm } from '#ui/postedForm.ts';
import { captchaOf } from './captchaOf.ts';
import { problemsOf } from './check.ts';
import type { Problem } from './scope.ts';

/** What goes with every form that is sent. */
export interface Seal {
  key: string;
  captcha: string | null;
}

/** What came of sending: the receipt, or what must be mended. */
export type Outcome<Receipt> = { receipt: Receipt } | { problems: Problem[] };

export interface SubmitOptions<Receipt> {
  /** What is wrong as far as can be told here. */
  check(data: FormData): Problem[];
  send(data: FormData, seal: Seal): Promise<Outcome<Receipt>>;
  /** Called once the form was received. */
  onDone(receipt: Receipt): void;
  /** What must end before the form can be sent. */
  settled?: () => Promise<void>;
  /** What a form posted without scripts came back with. */
  posted: PostedForm | null;
}

interface Faults {
  problems: Problem[];
  error: string | null;
  /** Counts the failed attempts: each of them moves the focus to the summary. */
  attempt: number;
}

export interface Submit extends Omit<Faults, 'attempt'> {
  sending: boolean;
  summary: RefObject<HTMLDivElement | null>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onChange(event: FormEvent<HTMLFormElement>): void;
  onFocus(): void;
  /** Sets or clears the problem of one field. */
  setProblem(field: string, message: string | null): void;
}

export const generic = 'An error occurred';

/** Sends a form: once at a time, with one key over all attempts, and without ever losing what was typed. */
export function useSubmit<Receipt>({ check, send, onDone, settled, posted }: SubmitOptions<Receipt>): Submit {
  const client = useApolloClient();
  const [faults, setFaults] = useState<Faults>(() => {
    const problems = problemsOf(posted?.userErrors ?? []);
    const error = posted?.error ?? null;
    return { problems, error, attempt: error || problems.length > 0 ? 1 : 0 };
  });
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const key = useRef<string>(undefined);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (faults.attempt > 0) summary.current?.focus();
  }, [faults.attempt]);

  const fail = (problems: Problem[], error: string | null = null) =>
    setFaults(({ attempt }) => ({ problems, error, attempt: attempt + 1 }));

  const attempt = async (form: HTMLFormElement) => {
    await settled?.();
    // Read only now: uploads have left their ids in the form.
    const problems = check(new FormData(form));
    if (problems.length > 0) return fail(problems);
    key.current ??= newKey();
    const seal = async () => ({ key: key.current as string, captcha: await (await captchaOf(client)).take() });
    let outcome = await send(new FormData(form), await seal());
    // A challenge that ran out is no fault of the visitor's: one more is solved.
    if (isCaptchaAlone(outcome)) outcome = await send(new FormData(form), await seal());
    if ('problems' in outcome) return fail(outcome.problems);
    onDone(outcome.receipt);
  };

  return {
    problems: faults.problems,
    error: faults.error,
    sending,
    summary,
    onSubmit(event) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      attempt(event.currentTarget)
        .catch(() => fail([], generic))
        .finally(() => {
          busy.current = false;
          setSending(false);
        });
    },
    onChange(event) {
      const field = (event.target as Partial<HTMLInputElement>).name ?? '';
      if (!faults.problems.some((problem) => problem.field === field)) return;
      const still = check(new FormData(event.currentTarget)).some((problem) => problem.field === field);
      if (!still)
        setFaults((last) => ({ ...last, problems: last.problems.filter((problem) => problem.field !== field) }));
    },
    onFocus() {
      captchaOf(client).then(
        (captcha) => captcha.prepare(),
        // Sending asks for it again, and says so when it fails.
        () => {},
      );
    },
    setProblem(field, message) {
      setFaults((last) => ({
        ...last,
        problems: [...last.problems.filter((p) => p.field !== field), ...(message ? [{ field, message }] : [])],
      }));
    },
  };
}

function isCaptchaAlone(outcome: Outcome<unknown>): boolean {
  return (
    'problems' in outcome && outcome.problems.length > 0 && outcome.problems.every(({ code }) => code === 'CAPTCHA')
  );
}

/** A UUID. crypto.randomUUID is missing on plain http, the random numbers are not. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
