import { css } from '@emotion/react';
import { ChoiceGroup } from '#form/ChoiceGroup.tsx';
import { ErrorSummary, summaryId } from '#form/ErrorSummary.tsx';
import { Field } from '#form/Field.tsx';
import { FormContext } from '#form/formContext.ts';
import { CallTime, useWaking } from '#handover/CallTime.tsx';
import { space, stack } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { useErrorTitle } from '#ui/errorTitle.ts';
import { useLocation } from '#ui/location.ts';
import { usePostedForm } from '#ui/postedForm.ts';
import type { ReceiptFragment } from './Receipt.generated.ts';
import { fold } from './Withdrawal.tsx';

interface ChooseCallProps {
  /** The next free times. */
  calls: ReceiptFragment['calls'];
  /** Whether a time was chosen before. */
  change: boolean;
  /** Whether the message came without a phone number. */
  phone: boolean;
}

/** Adds a time for a call to a message, or changes it. It is a plain form, with scripts too: little can be lost. */
export function ChooseCall({ calls: all, change, phone }: ChooseCallProps) {
  const { pathname } = useLocation();
  const posted = usePostedForm('call');
  const calls = useWaking(all, posted?.values.call?.toString());
  const problems = (posted?.userErrors ?? []).map(({ field, message }) => ({ field: field[0] ?? '', message }));
  useErrorTitle(Boolean(posted));
  return (
    <FormContext value={{ id: 'call', values: posted?.values ?? {}, problems }}>
      <details css={fold} open={Boolean(posted)}>
        <summary>{change ? 'Choose another time for your call' : 'Would you like a call?'}</summary>
        <form css={layout} method="post" action={`${pathname}#${summaryId('call')}`} noValidate>
          <input type="hidden" name="form" value="call" />
          {posted && <ErrorSummary error={posted.error} problems={problems} />}
          <ChoiceGroup
            name="call"
            label="When we call you"
            hint={phone ? undefined : 'On the phone number that you gave us.'}
            options={calls.map(({ slot }) => slot)}
            labelOf={(option) => {
              const call = calls.find(({ slot }) => slot === option);
              return call && <CallTime call={call} />;
            }}
          />
          {phone && <Field name="phone" label="Phone" type="tel" autoComplete="tel" />}
          <div>
            <Button type="submit" look="second">
              Book the call
            </Button>
          </div>
        </form>
      </details>
    </FormContext>
  );
}

const layout = css`
  ${stack.s4};
  padding-top: ${space.s2};
`;
