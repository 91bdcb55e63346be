import { SmartLink } from './SmartLink.tsx';
import { useSite } from './site.ts';

interface LookProps {
  className?: string | undefined;
}

/** The company's phone number and e-mail address, as links. */
export function ContactLinks({ className }: LookProps) {
  return (
    <address className={className}>
      <PhoneLink />
      <MailLink />
    </address>
  );
}

export function MailLink() {
  const { email } = useSite();
  return <SmartLink href={`mailto:${email}`}>{email}</SmartLink>;
}

export function PhoneLink({ className }: LookProps) {
  const { phone } = useSite();
  return (
    <SmartLink className={className} href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>
      {phone}
    </SmartLink>
  );
}
