import { css } from '@emotion/react';
import { useEffect } from 'react';
import { problemsOf } from '#form/check.ts';
import { FileField } from '#form/FileField.tsx';
import { Form } from '#form/Form.tsx';
import type { Problem } from '#form/formContext.ts';
import { SubmitButton } from '#form/SubmitButton.tsx';
import type { Upload } from '#form/uploads.ts';
import { useSubmit } from '#form/useSubmit.ts';
import { useUploads } from '#form/useUploads.ts';
import { size } from '#theme/tokens.ts';
import { counted } from '#ui/count.ts';
import { usePostedForm } from '#ui/postedForm.ts';
import { useAddFilesMutation } from './AddFiles.generated.ts';
import { useReceived } from './useReceived.ts';

interface AddFilesProps {
  /** The key of the application's receipt. */
  receipt: string;
  /** How many files can be added. */
  left: number;
}

/** Sends files that an application lacks. It is received again with them, so that there is a new receipt. */
export function AddFiles({ receipt, left }: AddFilesProps) {
  const posted = usePostedForm('addition');
  const draft = `addition ${receipt}`;
  const list = useUploads(posted?.files ?? [], draft);
  const [add] = useAddFilesMutation();
  const submit = useSubmit({
    draft,
    posted,
    settled: () => list.uploads.settled(),
    check: () => faultsOf(list.uploads.rows, left),
    async send(data, { key, captcha }) {
      const input = { receipt, key, captcha, files: data.getAll('files').map(String) };
      const { data: answer } = await add({ variables: { input } });
      const { receipt: later, userErrors } = answer?.addFiles ?? { receipt: null, userErrors: [] };
      return later ? { receipt: later } : { problems: problemsOf(userErrors) };
    },
    onDone: useReceived(),
  });
  const { recheck } = submit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the files change
  useEffect(() => {
    if (list.rows.length > 0) recheck('files');
  }, [list.rows]);
  return (
    <Form
      name="addition"
      labelledBy="add"
      heading={
        <h2 id="add" css={quiet}>
          Add a file
        </h2>
      }
      posted={posted}
      submit={submit}
    >
      <FileField
        name="files"
        label="Something missing?"
        hint={`Files are PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG, up to ${counted(left, 'more file')}, with 5 MB each. Your application is sent again with them.`}
        list={list}
        onProblem={(message) => submit.setProblem('files', message)}
      />
      <SubmitButton look="second" sending={submit.sending}>
        Add to the application
      </SubmitButton>
    </Form>
  );
}

/** The same messages as in graph/change.go. */
function faultsOf(rows: readonly Upload[], left: number): Problem[] {
  const failed = rows.find((row) => row.state === 'failed');
  const message = failed
    ? `${failed.name}: ${failed.reason}`
    : rows.length === 0
      ? 'Choose the file to add'
      : rows.length > left && `You can add ${counted(left, 'more file')}. Remove the others`;
  return message ? [{ field: 'files', message }] : [];
}

const quiet = css`
  font-size: ${size.t22};
`;
