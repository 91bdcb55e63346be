import { openNow } from '#handover/samples.ts';
import { card, pictures } from '#ui/samples.ts';
import type { SiteFacts } from '#ui/site.ts';
import type { FooterFragment } from './Footer.generated.ts';
import type { HeaderFragment } from './Header.generated.ts';

/* The layout's data in stories. */
export type Site = HeaderFragment &
  FooterFragment &
  Omit<SiteFacts, 'name' | 'url'> & { now: ReturnType<typeof openNow> };
type MenuEntry = HeaderFragment['menu'][number];
type Office = FooterFragment['offices'][number];

const link = (label: string, to: string) => ({ __typename: 'Link' as const, label, link: to });

const entry = (title: string, path: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  __typename: 'MenuEntry',
  title,
  path,
  redirectUrl: null,
  countsJobs: false,
  items: [],
  groups: [],
  panel: null,
  ...more,
});

const group = (title: string, path: string, sentence: string, items: Record<string, string>) => ({
  __typename: 'MenuGroup' as const,
  title,
  path: `/our-services/${path}`,
  sentence,
  art: pictures.menu,
  items: Object.entries(items).map(([label, slug]) =>
    link(label, slug.startsWith('#') ? `/our-services/${path}${slug}` : `/services/${slug}`),
  ),
});

const panel = (more: ReturnType<typeof link>, cards: Record<string, string>): MenuEntry['panel'] => ({
  __typename: 'MenuPanel',
  cards: Object.entries(cards).map(([id, sentence]) => ({ __typename: 'MenuCard', sentence, picture: card(id) })),
  claim: 'Each takes one chore from the first step to the last.',
  more,
});

const services = entry('Services', '/services', {
  items: [link('All services', '/services'), link('Services overview', '/our-services')],
  groups: [
    group(
      'Software development',
      'software-development',
      'Many ideas meet at one desk and leave as working releases.',
      {
        'Web development': 'web-development-service',
        'Mobile development': 'mobile-development-service',
        'QA and software testing': 'qa-and-software-testing-services',
      },
    ),
    group('Cloud', 'cloud-services', 'Each system rises on its own day, and the bill has a name on every line.', {
      Migration: '#cloud-migration',
      'Cloud security': '#cloud-security',
    }),
    group('IT security', 'it-security-service', 'Every request proves itself, or it stops at the gate.', {
      'Risks and compliance': 'risks-and-compliance',
      'Security operations': 'security-operations',
    }),
    group(
      'Data engineering',
      'data-engineering-and-analytics',
      'Records arrive in any order and leave in one that finance will sign.',
      {
        'Data pipelines': 'data-pipeline-services',
        'Data warehousing': 'data-warehousing-services',
      },
    ),
  ],
});

const office = (label: string, latitude: number, longitude: number, address: string): Office => ({
  __typename: 'Office',
  label,
  address,
  latitude,
  longitude,
  headquarters: label === 'Edison, NJ',
});

const offices = [
  office('Edison, NJ', 40.5, -74.4, 'Latitude House, 360 Meridian Way, Suite 1200, Edison, NJ 08837'),
  office('Austin, TX', 30.3, -97.7, 'Handover Building, 24 Longitude Street, Suite 410, Austin, TX 78701'),
  office('Chicago, IL', 41.9, -87.6, 'Switchyard Hall, 7 Compass Court, Floor 6, Chicago, IL 60606'),
  office('Toronto, ON', 43.7, -79.4, 'Signal House, 40 Bearing Street, Suite 1510, Toronto, ON M5H 2N2'),
  office('London', 51.5, -0.1, 'Meridian Rooms, 12 Chronometer Lane, Third floor, London EC2A 4AA'),
];

const officesInIndia = [
  office('Vadodara', 22.3, 73.2, 'Banyan Court, 8 Tropic Road, Fourth floor, Vadodara 390007, Gujarat'),
  office('Noida', 28.5, 77.4, 'Plot 17, Relay Park, Tower B, Noida 201301, Uttar Pradesh'),
];

export const site: Site = {
  __typename: 'Site',
  name: 'Hire360',
  legalName: 'Hire360, Inc.',
  claim: 'Software, IT services and staffing.',
  phone: '+1 (201) 555-0142',
  email: 'hello@example.com',
  menu: [
    entry('Home', '/'),
    entry('About', '/about'),
    services,
    entry('Products', '/products', {
      items: [link('Mailzzy', '/products/mailzzy'), link('InkFree', '/products/inkfree')],
      panel: panel(link('All products', '/products'), {
        mailzzy: 'Campaigns that wait for the reader’s morning.',
        inkfree: 'Signatures with a trail a lawyer can read.',
      }),
    }),
    entry('Partners', '/tech-partners'),
    entry('Resources', '/blogs', { items: [link('Blogs', '/blogs'), link('Case studies', '/case-study')] }),
    entry('Events', '/events'),
    entry('Careers', '/careers', { countsJobs: true }),
  ],
  contact: link('Contact us', '/contact-us'),
  search: link('Search', '/search'),
  footer: {
    __typename: 'Footer',
    services: services.groups.map(({ title, path }) => link(title, path)),
    resources: [link('Blogs', '/blogs'), link('Case studies', '/case-study'), link('Brochures', '/brochures')],
    legal: [
      link('Privacy policy', '/privacy-policy'),
      link('Terms & conditions', '/terms-and-conditions'),
      link('Accessibility statement', '/site/accessibility-statement'),
    ],
    social: [
      link('LinkedIn', 'https://www.linkedin.com/company/hire360-example'),
      link('YouTube', 'https://www.youtube.com/@hire360-example'),
    ],
  },
  offices,
  replyTime: 'one working day',
  applicationReadTime: 'three working days',
  applicationsKept: '12 months',
  now: openNow('a weekday'),
};

export const siteForIndia: Site = { ...site, offices: [...offices, ...officesInIndia] };

export function menuEntry(title: string): MenuEntry {
  const found = site.menu.find((one) => one.title === title);
  if (!found) throw new Error(`the menu has no ${title}`);
  return found;
}
