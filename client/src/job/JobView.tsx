import { useMinute } from '#handover/clock.ts';
import { OfficeView } from '#handover/OfficeView.tsx';
import { shortDay } from '#ui/date.ts';
import type { JobOfficeFragment } from './JobView.generated.ts';

interface JobViewProps {
  office: JobOfficeFragment;
  closes: string | null;
  /** The moment at which the page was rendered. */
  asOf: string;
}

/** What is seen from the office of an open job. Its lamp is on as long as the job is open. */
export function JobView({ office, closes, asOf }: JobViewProps) {
  return (
    <OfficeView office={office} at={useMinute() || Date.parse(asOf)} lit>
      {closes
        ? `The lamp’s on until applications close, ${shortDay(closes).replaceAll(' ', '\u00a0')}.`
        : 'The lamp’s on while this job is open.'}
    </OfficeView>
  );
}
