import { css } from '@emotion/react';
import { Checkbox } from '#form/Checkbox.tsx';
import { Field } from '#form/Field.tsx';
import { Select } from '#form/Select.tsx';
import { SubmitButton } from '#form/SubmitButton.tsx';
import { TextArea } from '#form/TextArea.tsx';
import { media, role, space } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';

interface EnquiryFieldsProps {
  interests: readonly string[];
  /** The initial choice. */
  interest: string | null;
  /** The initial text of the message. */
  message?: string | undefined;
  sending: boolean;
}

const countries = ['United States', 'Canada', 'United Kingdom', 'India', 'Another country'];

/** All fields, to find the right reader for the message. */
export function FullEnquiry({ interests, interest, message, sending }: EnquiryFieldsProps) {
  return (
    <>
      <div css={pair}>
        <Field name="name" label="Name" autoComplete="name" />
        <Field name="email" label="Work e-mail" type="email" autoComplete="email" />
        <Field name="company" label="Company" autoComplete="organization" optional />
        <Field name="phone" label="Phone" type="tel" autoComplete="tel" optional />
        <Select
          name="country"
          label="Country"
          options={countries}
          none="Choose a country"
          autoComplete="country-name"
          optional
        />
        <Select
          name="interest"
          label="What is it about?"
          options={interests}
          value={interest ?? undefined}
          none="Choose a subject"
          optional
        />
      </div>
      <TextArea name="message" label="Message" rows={6} maxLength={2000} value={message} />
      <Checkbox name="consent">
        Use these details to answer me. How we keep them and when we delete them stands in the{' '}
        <SmartLink href="/privacy-policy">privacy policy</SmartLink>.
      </Checkbox>
      <SubmitButton sending={sending}>Send message</SubmitButton>
      <p css={note}>A person replies within one working day.</p>
    </>
  );
}

/** Only what is needed to reply. Sending it gives the consent, as the text below the button says. */
export function ShortEnquiry({ interests, interest, message, sending }: EnquiryFieldsProps) {
  return (
    <>
      <div css={pair}>
        <Field name="name" label="Name" autoComplete="name" />
        <Field name="email" label="Work e-mail" type="email" autoComplete="email" />
      </div>
      <Select name="interest" label="What do you need?" options={interests} value={interest ?? undefined} />
      <TextArea name="message" label="What is stuck?" rows={3} maxLength={2000} value={message} />
      <input type="hidden" name="consent" value="true" />
      <SubmitButton sending={sending}>Send enquiry</SubmitButton>
      <p css={note}>
        A person replies within one working day. By sending this you agree that we use your details to answer you, and
        only for that.
      </p>
    </>
  );
}

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s4};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const note = css`
  color: ${role.muted};
`;
