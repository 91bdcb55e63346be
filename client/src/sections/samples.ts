import type { JobRowFragment } from '#job/JobRow.generated.ts';
import type { TeaserFragment } from '#sections/lists/Teaser.generated.ts';
import type { HeroFragment } from '#sections/top/Hero.generated.ts';
import type { TopFragment } from '#sections/top/Top.generated.ts';
import type { RichTextFragment } from '#ui/RichText.generated.ts';
import { pictures } from '#ui/samples.ts';

/* The data of the sections' stories. */
export const link = (label: string, to: string) => ({ __typename: 'Link' as const, label, link: to });

const door = (title: string, link: string, text: string) => ({ __typename: 'Card' as const, title, text, link });

const result = (value: string, unit: string | null, text: string, basis: string | null) => ({
  __typename: 'Fact' as const,
  value,
  unit,
  text,
  basis,
});

const crumbs = (...labels: string[]) =>
  labels.map((label, i) => link(label, i === 0 ? '/' : `/${label.toLowerCase().replaceAll(' ', '-')}`));

const disclosure = 'Illustrative example: not a real client or project. Figures are invented.';

type Case = Extract<TeaserFragment, { __typename: 'CaseStudy' }>;
type Article = Extract<TeaserFragment, { __typename: 'Article' }>;

const change = (before: number, after: number, unit: string) => ({
  __typename: 'Change' as const,
  before,
  after,
  unit,
});

const caseStudy = (
  slug: string,
  label: string,
  topics: string[],
  result: Case['result'],
  change: Case['change'],
): Case => ({
  __typename: 'CaseStudy',
  path: `/case-study/${slug}`,
  title: `${label}: what changed and how it was measured`,
  label,
  description:
    'Illustrative example: A case with its baseline, the one decision that changed it, and what we would do differently.',
  topics,
  headline: `${label}: what changed, and how it was measured over five months`,
  disclosure,
  sector: 'Wholesale',
  result,
  change,
});

const typing = result(
  '43',
  '%',
  'fewer fields typed by hand',
  'from 114,000 to 65,000 fields typed a month, measured in month 5',
);
const leavers = result('4.2', 'h', 'until every account of a leaver is closed', 'from 6 working days');
const shifts = result('97', '%', 'of night shifts covered three days ahead', null);

export const cases = [
  caseStudy(
    'optical-character-recognition',
    'Optical character recognition',
    ['ai', 'data'],
    typing,
    change(114_000, 65_000, 'fields a month'),
  ),
  caseStudy('leaver-access', 'Leaver access', ['security'], leavers, change(48, 4.2, 'h')),
  caseStudy('icu-shift-cover', 'ICU shift coverage', ['staffing', 'data'], shifts, change(62, 97, '%')),
] as const;

export const figure = { __typename: 'Fact', value: '8', unit: 's', text: 'from cut cable to traffic over 5G' } as const;

const article = (slug: string, title: string, topics: string[]): Article => ({
  __typename: 'Article',
  path: `/blogs/${slug}`,
  title,
  label: title,
  description:
    'What we learned when we counted, with the table we use, and the mistake that made us count in the first place.',
  topics,
  minutes: 7,
  published: '2026-09-14',
  art: pictures.cover,
  figure,
});

export const articles = [
  article('identity-and-access-management', 'Who still has a key', ['security']),
  article('low-code-no-code', 'Where low code stops being cheap', ['software', 'data']),
  article('hr-trends', 'Five habits of teams that keep their people', ['staffing']),
  article('5g-routers', 'A router is a computer that someone must update', ['security', 'software']),
] as const;

const product = (slug: string, label: string, claim: string): TeaserFragment => ({
  __typename: 'ProductPage',
  path: `/products/${slug}`,
  title: label,
  label,
  description: `${claim}.`,
  topics: [],
  claim,
  art: pictures.screen,
});

export const products = [
  product('mailzzy', 'Mailzzy', 'Send when people read'),
  product('inkfree', 'InkFree', 'Signed today, found in ten years'),
  product('rfppro', 'RFPPro', 'Every answer knows its source'),
] as const;

export const servicePages: readonly TeaserFragment[] = [
  {
    __typename: 'ServicePage',
    path: '/services/seo-services',
    title: 'SEO services',
    label: 'SEO',
    description:
      'Be found by the people who are looking for you, and keep the place when the next change of rules comes.',
    topics: ['marketing'],
  },
  {
    __typename: 'PartnerPage',
    path: '/tech-partners/saviynt',
    title: 'Saviynt',
    label: 'Saviynt',
    description: 'Identity governance for companies whose people, contractors and machines all ask for access.',
    topics: ['security'],
    field: 'Identity governance',
  },
];

export const hero: HeroFragment = {
  __typename: 'HeroSection',
  anchor: null,
  heading: 'Would your IT security catch the break-in?',
  lead: 'You have the tools **and** the policy. What’s missing is someone who reads the alert at 2 a.m.',
  actions: [link('Ask for a security review', '#talk'), link('See the deliverables', '#deliverables')],
  doors: null,
  proof: 'First reply within one working day.',
  specimen: null,
  fan: null,
  demo: null,
  now: null,
};

/** The top of the home page, but for who has the work. */
export const homeHero: HeroFragment = {
  ...hero,
  heading: 'Build it. Secure it. Staff it. One team in four countries.',
  lead: 'We build software, protect it and find the people who run it.',
  actions: [],
  doors: [
    door('You have work', '/contact-us', 'Write three sentences. A person answers.'),
    door('You want work', '/careers', 'Nurses, engineers, recruiters. Pay stated.'),
    door('You have a platform', '/tech-partners', 'Be a partner. One contact, four countries.'),
  ],
  proof: null,
};

const top = {
  path: '/our-services/it-security-service',
  title: 'IT security services',
  label: 'IT security',
  updated: '2026-11-12',
  breadcrumbs: crumbs('Home', 'Our services', 'IT security'),
  art: null,
};

export const servicePage: TopFragment = {
  __typename: 'ServicePage',
  kind: 'SERVICE_GROUP',
  ...top,
};
export const legalPage: TopFragment = { __typename: 'PlainPage', kind: 'LEGAL', ...top, label: 'Privacy policy' };
export const homePage: TopFragment = { __typename: 'PlainPage', kind: 'HOME', ...top, path: '/', breadcrumbs: [] };
export const productPage: TopFragment = {
  __typename: 'ProductPage',
  kind: 'PRODUCT',
  ...top,
  label: 'Mailzzy',
  links: [{ __typename: 'Link', label: 'App Store', link: 'https://apps.apple.com/app/id1' }],
};
export const partnerPage: TopFragment = {
  __typename: 'PartnerPage',
  kind: 'PARTNER',
  ...top,
  label: 'Saviynt',
  field: 'Identity governance',
  website: 'https://example.com',
};
export const articlePage = {
  __typename: 'Article',
  kind: 'ARTICLE',
  ...top,
  author: 'Security practice',
  published: '2026-09-14',
  art: pictures.cover,
  figure,
  minutes: 7,
} satisfies TopFragment;
export const casePage = {
  __typename: 'CaseStudy',
  kind: 'CASE_STUDY',
  ...top,
  disclosure,
  change: {
    ...change(114_000, 65_000, 'fields a month'),
    beforeNote: 'the quarter before',
    afterNote: 'fifth month of use',
  },
  sector: 'Wholesale',
  region: 'United States',
  duration: '7 months',
  team: '3 engineers, 1 analyst',
  stack: ['Go', 'PostgreSQL', 'Kafka'],
  results: [typing, leavers, shifts],
} satisfies TopFragment;

export const text: readonly RichTextFragment[] = [
  {
    __typename: 'ParagraphBlock',
    text: 'Access is granted in minutes and removed by accident. [Ask us](/contact-us) why.',
  },
  { __typename: 'HeadingBlock', anchor: 'three-signs', level: 2, text: 'Three signs that it is time' },
  {
    __typename: 'ListBlock',
    style: 'BULLET',
    items: ['Nobody knows who approves', 'A leaver can still log in', 'The list is a spreadsheet'],
  },
  { __typename: 'HeadingBlock', anchor: 'first-week', level: 2, text: 'What the first week brings' },
  { __typename: 'NoteBlock', figure: '97 in 100', text: 'accounts were still open a week later' },
  {
    __typename: 'ParagraphBlock',
    text: 'A list of systems with an owner each, and the two that have none. It takes four days and three of your people.',
  },
];

const job = (
  id: string,
  title: string,
  city: string,
  region: string | null,
  more: Partial<JobRowFragment> = {},
): JobRowFragment => ({
  __typename: 'Job',
  id,
  path: `/careers/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${id}`,
  title,
  workplace: 'HYBRID',
  type: 'FULL_TIME',
  experience: 'SENIOR',
  shift: 'NOT_STATED',
  posted: '2026-11-18',
  closesAt: null,
  location: { __typename: 'Location', city, region, countryCode: 'US', country: 'United States' },
  salary: { __typename: 'Salary', from: 148_000, to: 172_000, currency: 'USD', period: 'YEAR' },
  ...more,
});

export const jobs: readonly JobRowFragment[] = [
  job('1182', 'Senior Go engineer, payments', 'Austin', 'TX'),
  job('1176', 'Registered nurse, surgical unit', 'Tampa', 'FL', {
    workplace: 'ON_SITE',
    closesAt: '2026-11-24T05:00:00Z',
  }),
  job('1171', 'Data engineer, warehouse migration', 'London', null, {
    workplace: 'REMOTE',
    salary: null,
    posted: '2026-11-01',
  }),
];

export const jobConnection = {
  __typename: 'JobConnection' as const,
  totalCount: 24,
  hasSamples: false,
  isStale: false,
  asOf: '2026-11-24T12:00:00Z',
  nodes: [...jobs],
};
