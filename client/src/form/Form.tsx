import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { radius, role, shadow, stack } from '#theme/tokens.ts';
import { useErrorTitle } from '#ui/errorTitle.ts';
import { useLocation } from '#ui/location.ts';
import type { PostedForm } from '#ui/postedForm.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { ErrorSummary, summaryId } from './ErrorSummary.tsx';
import { FormContext } from './formContext.ts';
import { OfflineNote } from './OfflineNote.tsx';
import type { Submit } from './useSubmit.ts';

interface FormProps {
  name: PostedForm['name'];
  /** The id of the heading that names the form. */
  labelledBy: string;
  posted: PostedForm | null;
  submit: Submit;
  /** Shown above everything else, the summary of errors included. */
  heading?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that scripts send, or the browser where there are none. The names of the fields are the same. */
export function Form({ name, labelledBy, posted, submit, heading, className, children }: FormProps) {
  const id = useId();
  const { pathname } = useLocation();
  const { problems, error, summary, sending, form, onSubmit, onChange, onFocus } = submit;
  useErrorTitle(Boolean(error) || problems.length > 0);
  return (
    <FormContext value={{ id, values: posted?.values ?? {}, problems }}>
      <form
        css={layout}
        ref={form}
        className={className}
        method="post"
        encType="multipart/form-data"
        // Without JavaScript the page that comes back is scrolled to the summary of errors.
        action={`${pathname}#${summaryId(id)}`}
        noValidate
        aria-labelledby={labelledBy}
        aria-busy={sending}
        onSubmit={onSubmit}
        onChange={onChange}
        onFocus={onFocus}
      >
        <input type="hidden" name="form" value={name} />
        {heading}
        {posted?.values.receipt && (
          <p>
            This takes the place of <SmartLink href={`/receipts/${posted.values.receipt}`}>what you sent</SmartLink>.
            <input type="hidden" name="receipt" value={posted.values.receipt} />
          </p>
        )}
        <ErrorSummary ref={summary} error={error} problems={problems} />
        <OfflineNote />
        {children}
      </form>
    </FormContext>
  );
}

const layout = css`
  position: relative;
  ${stack.s5};
`;

/** The box around a form that is the main thing on its page. */
export const panel = css`
  padding: clamp(1.3rem, 3.4vw, 2.571rem);
  border-radius: ${radius.card};
  background: ${role.soft};
  [data-ground='desk'] & {
    background: ${role.raised};
    box-shadow: ${shadow.card};
  }
`;
