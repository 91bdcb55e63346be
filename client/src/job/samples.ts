import { views } from '#ui/samples.ts';
import type { Job } from './JobPage.tsx';
import type { JobRowFragment } from './JobRow.generated.ts';
import type { JobOfficeFragment } from './JobView.generated.ts';
import type { QuestionFragment } from './Question.generated.ts';
import type { ReceiptFragment } from './Receipt.generated.ts';

/** Jobs and receipts for stories and tests. */
export const austin: JobRowFragment = {
  __typename: 'Job',
  id: '1182',
  path: '/careers/senior-go-engineer-payments-1182',
  title: 'Senior Go engineer, payments',
  workplace: 'HYBRID',
  type: 'FULL_TIME',
  experience: 'SENIOR',
  shift: 'DAY',
  posted: '2026-11-18',
  closesAt: '2026-12-17T06:00:00Z',
  location: { __typename: 'Location', city: 'Austin', region: 'TX', countryCode: 'US', country: 'United States' },
  salary: { __typename: 'Salary', from: 148_000, to: 172_000, currency: 'USD', period: 'YEAR' },
};

export const vadodara: JobRowFragment = {
  ...austin,
  id: '1190',
  path: '/careers/qa-engineer-mobile-apps-1190',
  title: 'QA engineer, mobile apps',
  workplace: 'REMOTE',
  type: 'CONTRACT',
  experience: 'MID',
  shift: 'NOT_STATED',
  posted: '2026-10-30',
  closesAt: '2026-11-24T00:00:00Z',
  location: { __typename: 'Location', city: 'Vadodara', region: null, countryCode: 'IN', country: 'India' },
  salary: null,
};

export const tampa: JobRowFragment = {
  ...austin,
  id: '1201',
  path: '/careers/registered-nurse-surgical-unit-1201',
  title: 'Registered nurse, surgical unit',
  workplace: 'ON_SITE',
  experience: 'ENTRY',
  shift: 'NIGHT',
  posted: '2026-11-08',
  closesAt: null,
  location: { __typename: 'Location', city: 'Tampa', region: 'FL', countryCode: 'US', country: 'United States' },
  salary: { __typename: 'Salary', from: 38, to: 46, currency: 'USD', period: 'HOUR' },
};

export const austinOffice: JobOfficeFragment = {
  __typename: 'Office',
  city: 'Austin',
  latitude: 30.3,
  longitude: -97.7,
  view: views.Austin ?? null,
};

const question = (part: Partial<QuestionFragment>): QuestionFragment => ({
  __typename: 'JobQuestion',
  name: 'ledger',
  label: 'Which ledger or billing system did you keep alive?',
  hint: null,
  kind: 'TEXT',
  required: true,
  options: [],
  ...part,
});

export const questions = {
  line: question({}),
  lines: question({
    name: 'why',
    label: 'What was slow, and what did you change?',
    hint: 'Ten lines are plenty.',
    kind: 'LONG_TEXT',
  }),
  one: question({
    name: 'shift',
    label: 'Which shift suits you?',
    kind: 'ONE_OF',
    options: ['Days', 'Evenings', 'Nights'],
  }),
  many: question({
    name: 'stack',
    label: 'What do you work with?',
    kind: 'MANY_OF',
    required: false,
    options: ['Go', 'PostgreSQL', 'React'],
  }),
};

export const job: Job = {
  ...austin,
  status: 'ACTIVE',
  closes: '2026-12-16',
  location: { ...austin.location, postalCode: '78701' },
  summary: 'Own the service that moves money between a claims system and three banks.',
  reference: 'H360-1182',
  category: 'Software engineering',
  employer: 'Hire360',
  skills: ['Go', 'PostgreSQL'],
  description: [
    { __typename: 'HeadingBlock', anchor: 'the-work', level: 2, text: 'The work' },
    {
      __typename: 'ParagraphBlock',
      text: 'You own 40,000 lines of Go, well tested, and **slower than they should be** at month end.',
    },
    { __typename: 'HeadingBlock', anchor: 'you-bring', level: 2, text: 'You bring' },
    {
      __typename: 'ListBlock',
      style: 'BULLET',
      items: ['Six years of backend work, three of them in Go', 'Handover notes other people thank you for'],
    },
  ],
  questions: [questions.line],
  hours: 'Mo-Fr 08:00-17:00',
  office: austinOffice,
  similar: [
    { ...vadodara, sample: false },
    { ...tampa, sample: false },
  ],
  sample: false,
  staleAsOf: null,
};

export const receipt: ReceiptFragment = {
  __typename: 'Receipt',
  key: '3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90',
  kind: 'APPLICATION',
  reference: 'APP-7K3M9Q',
  state: 'QUEUED',
  received: '2026-11-20T09:30:00Z',
  name: 'Ada Example',
  sent: [
    ['E-mail', 'ada@example.com'],
    ['Which shifts would you take?', 'Days', 'Weekends'],
    [
      'Anything we should read first?',
      'I kept a ledger alive for six years.\n\nMost of the work was in the last three days of each month, which is why I know your fault.',
    ],
  ],
  files: [{ __typename: 'ReceiptFile', name: 'ada-example-resume.pdf', bytes: 412 * 1024 }],
  filesLeft: 4,
  correctable: true,
  withdrawn: null,
  job: {
    __typename: 'Job',
    id: '1182',
    title: 'Senior Go engineer, payments',
    path: '/careers/senior-go-engineer-payments-1182',
  },
  replaces: [],
  replacedBy: null,
  confirmed: false,
  next: [
    '**A recruiter reads it** within three working days.',
    'You hear from us either way within ten working days.',
    'If we go ahead, you have one 30-minute call and then an interview with the team.',
  ],
  dueStep: null,
  opened: null,
  call: null,
  calls: [],
  due: null,
  holidays: [],
  now: null,
};
