import { SmartLink } from './SmartLink.tsx';
import { useSite } from './site.ts';

interface LookProps {
  className?: string | undefined;
}

/** The company's phone number and e-mail address, as links. */
export function ContactLinks({ className }: LookProps) {
  const { email } = useSite();
  return (
    <address className={className}>
      <PhoneLink />
      <SmartLink href={`mailto:${email}`}>{email}</SmartLink>
    </address>
  );
}

export function PhoneLink({ className }: LookProps) {
  const { phone } = useSite();
  return (
    <SmartLink className={className} href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>
      {phone}
    </SmartLink>
  );
}
