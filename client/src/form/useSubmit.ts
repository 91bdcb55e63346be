import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useData } from '#data/hooks.ts';
import type { PostedForm } from '#ui/postedForm.ts';
import { renew } from '#ui/release.ts';
import { Attempts } from './attempts.ts';
import { captchaOf } from './captchaOf.ts';
import { problemsOf } from './check.ts';
import { forget, recall, remember } from './draft.ts';
import { failureOf } from './failure.ts';
import type { Problem } from './formContext.ts';
import { fillIn, readTyped, type Typed } from './typed.ts';

/** What goes with every form that is sent. */
interface Credentials {
  key: string;
  replaces: string[];
  receipt: string | null;
  captcha: string | null;
}

/** The result of sending: the receipt, or the errors. */
export type Outcome<Receipt> = { receipt: Receipt } | { problems: Problem[] };

interface SubmitOptions<Receipt> {
  /** The name under which this tab stores what was typed. */
  draft: string;
  /** The order of the fields, where it is not the usual one. */
  fields?: readonly string[];
  /** The errors that can be found without the server. */
  check(data: FormData): Problem[];
  send(data: FormData, credentials: Credentials): Promise<Outcome<Receipt>>;
  /** Called once the form was received. */
  onDone(receipt: Receipt): void;
  /** Resolves when the form can be sent. */
  settled?: () => Promise<void>;
  /** The state of a form that was posted without scripts and returned. */
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
  form: RefObject<HTMLFormElement | null>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onChange(event: FormEvent<HTMLFormElement>): void;
  onFocus(): void;
  /** Sets or clears the problem of one field. */
  setProblem(field: string, message: string | null): void;
  /** Clears the problem of one field if it is solved. */
  recheck(field: string): void;
}

/** Sends a form: once at a time, with one idempotency key for each content. It never loses what was typed. */
export function useSubmit<Receipt>(options: SubmitOptions<Receipt>): Submit {
  const { draft, fields, check, send, onDone, settled, posted } = options;
  const source = useData();
  const [faults, setFaults] = useState<Faults>(() => {
    const problems = problemsOf(posted?.userErrors ?? [], fields);
    const error = posted?.error ?? null;
    return { problems, error, attempt: error || problems.length > 0 ? 1 : 0 };
  });
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  // A form that the server returned is newer than what this tab has stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form appears
  useEffect(() => {
    if (faults.attempt > 0) forget(draft);
    const typed = recall<Typed>(draft, 'typed');
    if (!form.current) return;
    if (typed) fillIn(form.current, typed);
    // With what was typed before React took the form over.
    remember(draft, 'typed', readTyped(form.current));
  }, [draft]);

  useEffect(() => {
    if (faults.attempt > 0) summary.current?.focus();
  }, [faults.attempt]);

  const fail = (problems: Problem[], error: string | null = null) => {
    setFaults(({ attempt }) => ({ problems, error, attempt: attempt + 1 }));
    return false;
  };

  /** Resolves with whether the form was received. */
  const attempt = async (form: HTMLFormElement) => {
    await settled?.();
    // Read only now: uploads have left their ids in the form.
    const problems = check(new FormData(form));
    if (problems.length > 0) return fail(problems);
    const attempts = new Attempts(draft);
    const sendOnce = async () => {
      const captcha = await (await captchaOf(source)).take();
      const data = new FormData(form);
      const receipt = data.get('receipt') as string | null;
      return send(data, { ...attempts.begin(JSON.stringify([...data])), receipt, captcha });
    };
    let outcome = await sendOnce();
    if (isAlone('KEY_REUSED', outcome)) {
      attempts.renew();
      outcome = await sendOnce();
    }
    // An expired challenge is not the visitor's fault: another one is solved.
    if (isAlone('CAPTCHA', outcome)) outcome = await sendOnce();
    if ('problems' in outcome) {
      attempts.refused();
      return isAlone('CAPTCHA', outcome)
        ? fail([], 'We couldn’t confirm you’re human. Please send it again')
        : fail(outcome.problems);
    }
    forget(draft);
    onDone(outcome.receipt);
    return true;
  };
  const end = () => {
    busy.current = false;
    setSending(false);
  };

  const solved = (field: string, form: HTMLFormElement) => {
    if (!faults.problems.some((problem) => problem.field === field)) return;
    if (check(new FormData(form)).some((problem) => problem.field === field)) return;
    setFaults((last) => ({ ...last, problems: last.problems.filter((problem) => problem.field !== field) }));
  };

  return {
    problems: faults.problems,
    error: faults.error,
    sending,
    summary,
    form,
    onSubmit(event) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      attempt(event.currentTarget)
        .catch(async (cause: unknown) => {
          await renew(cause);
          return fail([], failureOf(cause));
        })
        .then((received) => {
          if (!received) return end();
          // The form stays as it is until the next page replaces it, or the visitor turns back before that.
          addEventListener('popstate', end, { once: true });
        });
    },
    onChange(event) {
      remember(draft, 'typed', readTyped(event.currentTarget));
      solved((event.target as Partial<HTMLInputElement>).name ?? '', event.currentTarget);
    },
    onFocus() {
      captchaOf(source).then(
        (captcha) => captcha.prepare(),
        // Sending tries again, and reports a failure.
        () => {},
      );
    },
    setProblem(field, message) {
      setFaults((last) => ({
        ...last,
        problems: [...last.problems.filter((p) => p.field !== field), ...(message ? [{ field, message }] : [])],
      }));
    },
    recheck(field) {
      if (form.current) solved(field, form.current);
    },
  };
}

function isAlone(code: string, outcome: Outcome<unknown>): boolean {
  return (
    'problems' in outcome && outcome.problems.length > 0 && outcome.problems.every((problem) => problem.code === code)
  );
}
