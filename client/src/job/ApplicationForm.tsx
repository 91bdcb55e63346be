import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Checkbox } from '#form/Checkbox.tsx';
import { problemsOf } from '#form/check.ts';
import { Field } from '#form/Field.tsx';
import { FileField } from '#form/FileField.tsx';
import { Form, panel } from '#form/Form.tsx';
import type { Problem } from '#form/formContext.ts';
import { SubmitButton } from '#form/SubmitButton.tsx';
import { TextArea } from '#form/TextArea.tsx';
import { write } from '#form/typed.ts';
import { useSubmit } from '#form/useSubmit.ts';
import { useUploads } from '#form/useUploads.ts';
import { size, stack } from '#theme/tokens.ts';
import { usePostedForm } from '#ui/postedForm.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useSite } from '#ui/site.ts';
import { useApplyMutation } from './Apply.generated.ts';
import { answered, checkApplication, readApplication } from './application.ts';
import type { QuestionFragment } from './Question.generated.ts';
import { QuestionField } from './QuestionField.tsx';
import { useReceived } from './useReceived.ts';

interface ApplicationFormProps {
  /** The job; null for an application that is not for one job. */
  job: { id: string; questions: readonly QuestionFragment[] } | null;
}

/** The application. When the job closes while it is being written, it becomes a general one. */
export function ApplicationForm({ job }: ApplicationFormProps) {
  const site = useSite();
  const posted = usePostedForm('application');
  const receipt = posted?.values.receipt ?? '';
  const draft = `application ${job?.id ?? ''}${receipt}`;
  const list = useUploads(posted?.files ?? [], draft);
  const [apply] = useApplyMutation();
  // A correction stays with its job.
  const isClosed = (problems: readonly Problem[]) => !receipt && problems.some(({ code }) => code === 'JOB_CLOSED');
  const [closed, setClosed] = useState(() => isClosed(problemsOf(posted?.userErrors ?? [])));
  const open = closed ? null : job;
  const questions = open?.questions ?? [];
  const message = job ? 'Anything we should read first?' : 'What would you like to do, and where?';
  const submit = useSubmit({
    draft,
    posted,
    settled: () => list.uploads.settled(),
    check: (data) => checkApplication(data, list.uploads.rows, questions),
    async send(data, credentials) {
      const input = { ...readApplication(data, questions), ...(open && { jobId: open.id }), ...credentials };
      const { data: answer } = await apply({ variables: { input } });
      const { receipt, userErrors } = answer?.apply ?? { receipt: null, userErrors: [] };
      if (receipt) return { receipt };
      const problems = problemsOf(userErrors);
      if (isClosed(problems)) close(data);
      return { problems };
    },
    onDone: useReceived(),
  });
  // A general application has no questions: answers move to the message, where they can be seen.
  const close = (data: FormData) => {
    const field = submit.form.current?.elements.namedItem('message');
    const parts = [data.get('message'), ...questions.map((question) => answered(data, question))];
    if (field instanceof HTMLTextAreaElement) write(field, parts.filter(Boolean).join('\n\n'));
    setClosed(true);
  };
  const { recheck } = submit;
  // The problem of a file that was sent after all is gone. Without files, what a form without scripts came back with stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the files change
  useEffect(() => {
    if (list.rows.length > 0) recheck('files');
  }, [list.rows]);
  // A link or a message may stand in for files.
  const onChange: typeof submit.onChange = (event) => {
    submit.onChange(event);
    const { name } = event.target as Partial<HTMLInputElement>;
    if (list.rows.length === 0 && (name === 'link' || name === 'message')) recheck('files');
  };

  return (
    <Form
      css={panel}
      name="application"
      labelledBy="apply"
      heading={
        <h2 id="apply" css={title}>
          {receipt ? 'Correct your application' : job ? 'Apply' : 'Your application'}
        </h2>
      }
      posted={posted}
      submit={{ ...submit, onChange }}
    >
      {open && <input type="hidden" name="jobId" value={open.id} />}
      <Field name="name" label="Full name" autoComplete="name" />
      <Field name="email" label="E-mail" type="email" autoComplete="email" />
      <Field
        name="phone"
        label="Phone"
        hint="If a call is among the steps. Without it, we set one up by e-mail."
        type="tel"
        autoComplete="tel"
        optional
      />
      <Field
        name="link"
        label="Profile or portfolio"
        hint="Such as linkedin.com/in/your-name"
        type="url"
        autoComplete="url"
        optional
      />
      <FileField
        name="files"
        label="Résumé and files"
        hint={`No file? A link is enough, or a few lines under “${message}” Files are PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG, up to 5, with 5 MB each, the résumé first.`}
        list={list}
        onProblem={(message) => submit.setProblem('files', message)}
      />
      {questions.map((question) => (
        <QuestionField key={question.name} question={question} />
      ))}
      <TextArea name="message" label={message} maxLength={2000} optional />
      <div css={stack.s2}>
        <Checkbox name="consent">
          I agree that {site.name} uses my details to decide on this application. The{' '}
          <SmartLink href="/privacy-policy">privacy policy</SmartLink> explains how long they are kept.
        </Checkbox>
        <Checkbox name="futureJobs" optional>
          Tell me about similar jobs.
        </Checkbox>
      </div>
      <SubmitButton sending={submit.sending}>
        {closed ? 'Send as a general application' : 'Send application'}
      </SubmitButton>
    </Form>
  );
}

const title = css`
  font-size: ${size.t36};
`;
