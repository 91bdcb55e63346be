import type { EmploymentType, Experience, Workplace } from '#gql/schema-types.ts';

/* The values of the schema's enums as text. Apart from jobWords.ts, since every page can read the address of a search. */
export const workplaces: Record<Workplace, string> = { ON_SITE: 'On site', HYBRID: 'Hybrid', REMOTE: 'Remote' };

export const types: Record<EmploymentType, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACT: 'Contract',
  INTERNSHIP: 'Internship',
};

export const experiences: Record<Experience, string> = { ENTRY: '0–2 years', MID: '3–5 years', SENIOR: '6+ years' };
