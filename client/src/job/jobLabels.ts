import type { EmploymentType, Experience, JobPay, JobShift, Workplace } from '#gql/schema-types.ts';

/* The values of the schema's enums as text. What the employer does not say has none, and is not shown. */
export const workplaces: Record<Workplace, string> = {
  ON_SITE: 'On site',
  HYBRID: 'Hybrid',
  REMOTE: 'Remote',
  NOT_STATED: '',
};

export const types: Record<EmploymentType, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACT: 'Contract',
  INTERNSHIP: 'Internship',
  TEMPORARY: 'Temporary',
  PER_DIEM: 'Per diem',
  NOT_STATED: '',
};

export const experiences: Record<Experience, string> = {
  ENTRY: '0–2 years',
  MID: '3–5 years',
  SENIOR: '6+ years',
  NOT_STATED: '',
};

export const shifts: Record<JobShift, string> = {
  DAY: 'Day shift',
  EVENING: 'Evening shift',
  NIGHT: 'Night shift',
  WEEKEND: 'Weekends',
  ROTATING: 'Rotating days and nights',
  NOT_STATED: '',
};

export const pays: Record<JobPay, string> = {
  STATED: 'Pay stated',
  HOURLY: 'Paid by the hour',
  DAILY: 'Paid by the day',
  MONTHLY: 'Paid by the month',
  YEARLY: 'Paid by the year',
  NOT_STATED: '',
};
