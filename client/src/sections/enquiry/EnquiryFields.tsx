import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Checkbox } from '#form/Checkbox.tsx';
import { ChoiceGroup } from '#form/ChoiceGroup.tsx';
import { Field } from '#form/Field.tsx';
import { useField } from '#form/formContext.ts';
import { Select } from '#form/Select.tsx';
import { SubmitButton } from '#form/SubmitButton.tsx';
import { TextArea } from '#form/TextArea.tsx';
import { CallTime, useWaking } from '#handover/CallTime.tsx';
import { role, space, split, tall } from '#theme/tokens.ts';
import { linkButton } from '#ui/linkButton.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useSite } from '#ui/site.ts';
import type { CallFragment } from './EnquiryForm.generated.ts';

interface EnquiryFieldsProps {
  interests: readonly string[];
  /** The initial choice. */
  interest: string | null;
  /** The initial text of the message. */
  message?: string | undefined;
  /** The times for a call to choose from. */
  calls: readonly CallFragment[];
  /** Where the short form leads for them. */
  callLink?: string | null;
  sending: boolean;
}

const countries = ['United States', 'Canada', 'United Kingdom', 'India', 'Another country'];

/** All fields, to find the right reader for the message. */
export function FullEnquiry({ interests, interest, message, calls, sending }: EnquiryFieldsProps) {
  const { replyTime } = useSite();
  const mayCall = calls.length > 0;
  return (
    <>
      <TextArea name="message" label="Your message" rows={4} maxLength={2000} value={message} />
      <div css={row}>
        <Field name="name" label="Name" autoComplete="name" />
        <Field name="email" label="E-mail" type="email" autoComplete="email" />
        <Field
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          optional={mayCall ? 'needed only for a call' : true}
        />
        <Interest interests={interests} interest={interest} />
        <Field name="company" label="Company" autoComplete="organization" optional />
        <Select
          name="country"
          label="Country"
          options={countries}
          none="Choose…"
          autoComplete="country-name"
          optional
        />
      </div>
      {mayCall && <Calls calls={calls} />}
      <ConsentAndButton sending={sending}>{replyTime && <p>A person replies within {replyTime}.</p>}</ConsentAndButton>
    </>
  );
}

/** The next free times for a call. */
function Calls({ calls: all }: Pick<EnquiryFieldsProps, 'calls'>) {
  const { value, problem } = useField('call');
  const calls = useWaking(all, value);
  const labelOf = (slot: string) => {
    const call = calls.find((call) => call.slot === slot);
    return call ? <CallTime call={call} /> : 'No call for now';
  };
  return (
    <details css={fold} open={Boolean(value || problem)}>
      <summary>Would you like a call?</summary>
      {/* A link to what is folded unfolds it. */}
      <div id="call">
        <ChoiceGroup
          name="call"
          label="When we call you"
          hint="On the phone number above."
          options={['', ...calls.map(({ slot }) => slot)]}
          labelOf={labelOf}
          optional
        />
      </div>
    </details>
  );
}

/** Only what is needed to reply. A page that names an interest does not ask for it. */
export function ShortEnquiry({ interests, interest, message, callLink, sending }: EnquiryFieldsProps) {
  return (
    <>
      <TextArea name="message" label="Your message" rows={3} maxLength={2000} value={message} />
      <div css={row}>
        <Field name="name" label="Name" autoComplete="name" />
        <Field name="email" label="E-mail" type="email" autoComplete="email" />
        <Field name="company" label="Company" autoComplete="organization" optional />
        {interest === null && <Interest interests={interests} interest={null} />}
      </div>
      {interest !== null && <input type="hidden" name="interest" value={interest} />}
      <ConsentAndButton sending={sending}>
        {callLink && (
          <p>
            Would you rather talk?{' '}
            {/* Sends nothing: what was typed goes along into the other form, without scripts, too. */}
            <button css={[linkButton, inText]} type="submit" name="unsent" value="true" formAction={callLink}>
              Choose a time for a call
            </button>
          </p>
        )}
      </ConsentAndButton>
    </>
  );
}

function Interest({ interests, interest }: Pick<EnquiryFieldsProps, 'interests' | 'interest'>) {
  return (
    <Select
      name="interest"
      label="What is it about?"
      options={interests}
      value={interest ?? undefined}
      none="Choose…"
      optional
    />
  );
}

/** What follows the button is beside it where there is room. */
function ConsentAndButton({ sending, children }: { sending: boolean; children: ReactNode }) {
  const { name } = useSite();
  return (
    <>
      <Checkbox name="consent">
        I agree that {name} uses my details to reply. The <SmartLink href="/privacy-policy">privacy policy</SmartLink>{' '}
        explains how long&nbsp;they&nbsp;are&nbsp;kept.
      </Checkbox>
      <div css={end}>
        <SubmitButton sending={sending}>Send message</SubmitButton>
        {children}
      </div>
    </>
  );
}

/** As many in a row as there is room for. The last row is filled. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  > * {
    flex: 1 1 15rem;
  }
`;

/** Closed until somebody wants a call: the button is in the first window. */
const fold = css`
  summary {
    ${tall('44px')};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  /* A link to the call shows the fields above it, too. */
  > div {
    scroll-margin-top: 60vh;
  }
`;

const inText = css`
  min-height: 0;
  padding: 0;
  font-weight: inherit;
`;

const end = css`
  ${split('auto 1fr')};
  gap: ${space.s4};
  align-items: center;
  p {
    color: ${role.muted};
  }
`;
