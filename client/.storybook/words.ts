/** Real-looking values for what no mock speaks of, chosen by a number so that they stay the same. */
const titles = [
  'Identity and access',
  'A warehouse finance trusts',
  'Nights without a gap',
  'The pilot that grew up',
  'One address for each fact',
  'Release on a Tuesday',
  'What leavers leave behind',
  'Search that finds',
];

const sentences = [
  'The riskiest part comes first, so that you may stop while stopping is cheap.',
  'Every handover between offices is written down, so nobody asks you twice.',
  'You see the baseline before you see the result, and both have a date.',
  'Two people from your side decide, and they sit in one of our four countries.',
  'It runs beside the old system for two weeks, and only then replaces it.',
  'Your team keeps the keys, the code and the last word.',
];

const cities = ['Austin', 'Toronto', 'London', 'Chicago', 'Manchester', 'Vancouver'];
const skills = ['Go', 'PostgreSQL', 'React', 'Kafka', 'Terraform', 'GraphQL', 'Python', 'Kubernetes'];
const paths = ['/about', '/services', '/our-services', '/products', '/case-study', '/blogs', '/careers', '/contact-us'];

/** By the name of a field; the names of a schema mean one thing each. */
const byField: Record<string, (pick: number) => unknown> = {
  address: (pick) => `${1 + (pick % 90)} Waypoint Road, Suite ${100 + (pick % 900)}, ${of(cities, pick)}`,
  caption: (pick) => of(sentences, pick),
  category: (pick) => of(['Software engineering', 'Healthcare', 'Data', 'Security'], pick),
  city: (pick) => of(cities, pick),
  countryCode: (pick) => of(['US', 'CA', 'GB', 'IN'], pick),
  currency: () => 'USD',
  email: () => 'hello@example.com',
  employer: () => 'Hire360',
  id: (pick) => `${slug(of(titles, pick))}-${pick % 1000}`,
  link: (pick) => of(paths, pick),
  mediaType: () => 'application/pdf',
  name: () => 'Hire360',
  path: (pick) => `${of(paths, pick)}/${pick % 1000}`,
  phone: () => '+1 (201) 555-0142',
  reference: (pick) => `H360-${1000 + (pick % 9000)}`,
  seed: (pick) => of(titles, pick),
  skills: (pick) => of(skills, pick),
  slug: (pick) => `${slug(of(titles, pick))}-${pick % 1000}`,
  timeZone: () => 'Europe/London',
  topics: (pick) => of(['security', 'data', 'staffing'], pick),
  unit: () => '%',
  value: (pick) => String(2 + (pick % 90)),
  when: (pick) => `Weeks ${1 + (pick % 4)}–${6 + (pick % 6)}`,
};

/** Short names; everything else of type String is a sentence. */
const named = /^(title|label|heading|question|source|figure|columns|location|country|field|sector|region|author)$/;

export function scalarFor(type: string, at: string, pick: number): unknown {
  const field = at.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  switch (type) {
    case 'ID':
      return String(1000 + (pick % 9000));
    case 'Int':
      return 1 + (pick % 40);
    case 'Float':
      return 10 + (pick % 60);
    case 'Boolean':
      return false;
    case 'Date':
      return `2026-${two(1 + (pick % 11))}-${two(1 + (pick % 28))}`;
    case 'DateTime':
      return `2026-11-20T${two(pick % 24)}:30:00Z`;
    case 'URL':
      return `https://example.com/${slug(of(titles, pick))}`;
    default:
      return byField[field]?.(pick) ?? of(named.test(field) ? titles : sentences, pick);
  }
}

const of = (list: readonly string[], pick: number): string => list[pick % list.length] ?? '';
const two = (number: number) => String(number).padStart(2, '0');
const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');
