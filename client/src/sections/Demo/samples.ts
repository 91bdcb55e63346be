import type { DemoOf } from './demoOf.ts';

/* The data of the demos' stories and tests. */

export const contract: DemoOf<'SigningDemo'> = {
  __typename: 'SigningDemo',
  title: 'Contractor agreement',
  sheet: 'Assignment, page 6 of 6',
  clauses: [
    {
      __typename: 'DemoClause',
      number: '7.2',
      text: 'The contractor returns all equipment within five working days after the assignment ends.',
      altered: null,
    },
    {
      __typename: 'DemoClause',
      number: '7.3',
      text: 'Either side may end the assignment with ten working days’ notice, after the first month without giving a reason.',
      altered:
        'Either side may end the assignment with ten working days’ notice after the first month, without giving a reason.',
    },
  ],
  signers: [
    { __typename: 'DemoSigner', role: 'Hiring manager', signed: '09:12' },
    { __typename: 'DemoSigner', role: 'Legal counsel', signed: '09:40' },
    { __typename: 'DemoSigner', role: 'Contractor', signed: '12:05' },
  ],
  trail: [
    event('09:02:11', 'Uploaded by the recruiter', 'Work e-mail, single sign-on'),
    event('09:12:40', 'Signed by the hiring manager', 'Code sent to the phone on file'),
    event('09:40:05', 'Signed by legal counsel', 'Code sent to the phone on file'),
    event('11:40:32', 'Opened by the contractor', 'Personal link, read for 12\u00a0minutes', true),
    event('12:05:17', 'Signed by the contractor', 'Drawn by hand, code confirmed', true),
    event('12:05:18', 'Sealed, copies for all three', 'Any later change breaks the seal', true),
  ],
  signature:
    'M30 96C52 40 74 30 70 66S36 122 52 118 98 50 120 50 98 106 116 106 146 62 160 62 146 104 164 104 196 70 208 70 208 104 224 104 280 76 344 62',
  fingerprint: '2c54d1caad9301bd76af8bcab038dbc1fb10a95bf3d9f75f8c0f9ee145ea1aca',
};

function event(time: string, event: string, evidence: string, own = false) {
  return { __typename: 'DemoEvent' as const, time, event, evidence, own };
}

export const board: DemoOf<'HandoverDemo'> = {
  __typename: 'HandoverDemo',
  title: 'Claims portal',
  offices: [
    { __typename: 'DemoOffice', city: 'Vadodara', opens: '04:30', closes: '13:00' },
    { __typename: 'DemoOffice', city: 'London', opens: '09:00', closes: '17:30' },
    { __typename: 'DemoOffice', city: 'Toronto', opens: '14:00', closes: '22:30' },
  ],
  tickets: [
    ticket('API-209', 'Audit log export', 'London'),
    ticket('API-212', 'Retry policy for the claims feed', 'Vadodara', true),
    ticket('WEB-84', 'Keyboard order in filters', 'Toronto'),
  ],
};

function ticket(number: string, title: string, city: string, offered = false) {
  return {
    __typename: 'DemoTicket' as const,
    number,
    title,
    city,
    offered,
    done: 'The export runs and is in the test environment.',
    open: 'Two tests fail, both about time zones.',
    trap: 'The old fixture has no winter day. That cost me an hour.',
    next: 'Make a fixture for January 15 and run the two tests.',
  };
}

export const answer: DemoOf<'SourcesDemo'> = {
  __typename: 'SourcesDemo',
  title: 'State records system',
  requirements: [
    { __typename: 'DemoRequirement', number: '4.1', title: 'Role-based access', fit: 'FULL' },
    { __typename: 'DemoRequirement', number: '4.6', title: 'Records kept 7 years', fit: 'PARTIAL' },
    { __typename: 'DemoRequirement', number: '6.3', title: 'On-site training, 3 counties', fit: 'GAP' },
  ],
  number: '4.1',
  question: 'Describe how access rights are given, reviewed and taken away.',
  sentences: [
    {
      __typename: 'DemoSentence',
      sentence: 'Each person has one role for each system, and a manager approves it.',
      tender: 'Transit agency, 2025',
      original: '“Each person has one role for each system, and a manager approves it.”',
      outcome: 'Won, word for word',
      owner: 'Security team',
      check: 'by May 3, 2027',
    },
    {
      __typename: 'DemoSentence',
      sentence: 'When someone leaves, every account is closed on the last day.',
      tender: null,
      original: 'A source. It stays in the draft until someone other than its author approves it.',
      outcome: 'Waits for security review',
      owner: 'Security team',
      check: 'before it is sent',
    },
  ],
};

export const campaign: DemoOf<'SendTimeDemo'> = {
  __typename: 'SendTimeDemo',
  title: 'Spring renewal, wave 2',
  audience: 'Renewal due in 7 days',
  subject: 'Your plan renews on May 11',
  text: 'Keep your seats, skip the paperwork.',
  day: 'Tuesday, May 4',
  hour: 9,
  readers: [
    { __typename: 'DemoReaders', region: 'India', offset: 330, count: 250 },
    { __typename: 'DemoReaders', region: 'United Kingdom', offset: 60, count: 486 },
    { __typename: 'DemoReaders', region: 'US Eastern', offset: -240, count: 620 },
    { __typename: 'DemoReaders', region: 'US Pacific', offset: -420, count: 484 },
  ],
};
