import type { DiagramName } from './Diagram.tsx';
import type { DiagramLabel } from './diagrams/parts.tsx';

type More = Partial<Pick<DiagramLabel, 'time' | 'short' | 'shortNote'>>;

function label(title: string, note: string | null = null, more: More = {}) {
  return { __typename: 'DiagramLabel' as const, title, note, time: null, short: null, shortNote: null, ...more };
}

/** Words for each diagram, in stories. */
export const words: Record<DiagramName, { labels: ReturnType<typeof label>[]; alt: string }> = {
  ZERO_TRUST: {
    labels: [
      label('Employee laptop', 'managed, patched', { short: 'Laptop', shortNote: 'patched' }),
      label('Contractor', 'browser only', { shortNote: 'browser' }),
      label('Service account', 'key rotated daily', { short: 'Service', shortNote: 'rotated key' }),
      label('Payroll', 'HR group, office hours', { shortNote: 'HR only' }),
      label('Claims API', 'signed calls only', { shortNote: 'signed' }),
      label('Admin console', 'second approver', { short: 'Admin', shortNote: '2 approvers' }),
      label('Policy gate', 'who, which device, what, when'),
      label('stopped, logged 14:02', null, { short: 'stopped 14:02' }),
      label('each decision lasts one session'),
    ],
    alt: 'Zero-trust flow.',
  },
  PIPELINE: {
    labels: [
      label('Three commits', 'one from each office'),
      label('Retry policy', 'API-212, Vadodara'),
      label('Index on date', 'DB-31, London'),
      label('Upload limit', 'WEB-88, Austin'),
      label('Build', 'once, one artifact', { time: '3 min', short: 'Build, 3 min' }),
      label('Tests', 'all of them, 9 min', { short: 'Tests, 9 min', shortNote: 'all of them. One commit' }),
      label('stopped, author told', null, { short: 'stops, its author is told' }),
      label('Approval', 'by a person'),
      label('5 in 100', 'one hour', { short: '5 in 100, one hour' }),
      label('Half', 'one day', { short: 'Half, one day' }),
      label('Everyone', 'with the alarms on'),
      label('The way back', 'one command, 2 min, to the version before', { short: 'back by one command' }),
    ],
    alt: 'From commit to production.',
  },
  DATA_FLOW: {
    labels: [
      label('Orders', 'every 5 minutes'),
      label('Web shop', 'as it happens'),
      label('Scanned forms', 'each night'),
      label('Sensors', 'every second'),
      label('Five checks', 'on every row', { short: '5 checks' }),
      label('Set aside, with the reason', 'a person decides, the row comes back', {
        short: 'set aside,',
        shortNote: 'with the reason',
      }),
      label('Warehouse', 'one order, one name for each fact', { time: '02:00' }),
      label('Month-end report', 'by 07:00', { short: 'Report' }),
      label('Forecast', 'reads the same rows', { shortNote: 'same rows' }),
      label('Search', 'for the whole company', { shortNote: 'for all' }),
    ],
    alt: 'Data flow from left to right.',
  },
  STAFFING_FUNNEL: {
    labels: [
      label('The job', 'one call with you', { time: 'Day 0' }),
      label('120 profiles', 'read by a person', { time: 'Day 2' }),
      label('18 calls', '25 minutes each', { time: 'Day 5' }),
      label('6 tests', 'on your kind of work', { time: 'Day 8' }),
      label('3 meet you', 'and you choose', { time: 'Day 10' }),
      label('1 signs', 'and the job is filled', { time: 'Day 14' }),
    ],
    alt: 'An example search, from open job to signed contract.',
  },
  INTEGRATION_HUB: {
    labels: [
      label('Customer records', 'own the address', { short: 'Customers', shortNote: 'the address' }),
      label('Shop', 'owns the order', { shortNote: 'the order' }),
      label('Time sheet', 'owns the hours', { shortNote: 'the hours' }),
      label('Finance', 'invoices and tax', { shortNote: 'invoices' }),
      label('Warehouse', 'picks and ships', { shortNote: 'shipping' }),
      label('Partner portal', 'sees its own rows', { short: 'Portal', shortNote: 'partners' }),
      label('Hub', 'one owner a fact'),
      label('new address, 09:14:00', null, { short: 'new address', shortNote: '09:14:00' }),
      label('there at 09:14:02', null, { short: 'there at', shortNote: '09:14:02' }),
      label('Written down once', 'and sent again until it arrives', {
        short: 'sent again',
        shortNote: 'until it arrives',
      }),
    ],
    alt: 'Six systems around one hub.',
  },
};

/** The most characters of title, note, time, short and shortNote. A test of server/content compares them with its own. */
const lengths: Record<DiagramName, string> = {
  ZERO_TRUST:
    '19 22 0 11 13, 19 22 0 11 13, 19 22 0 11 13, 19 22 0 11 13, 19 22 0 11 13, ' +
    '19 22 0 11 13, 26 36 0 11 0, 30 0 0 13 0, 48 0 0 0 0',
  PIPELINE:
    '30 40 0 30 40, 17 20 0 0 0, 17 20 0 0 0, 17 20 0 0 0, 7 20 7 21 25, 24 28 0 21 25, ' +
    '26 0 0 25 0, 16 19 0 21 25, 9 11 0 21 0, 10 12 0 21 0, 14 18 0 21 25, 30 54 0 25 0',
  DATA_FLOW:
    '16 20 0 18 21, 16 20 0 18 21, 16 20 0 18 21, 16 20 0 18 21, 18 24 0 8 0, ' +
    '40 50 0 17 17, 11 34 8 11 0, 17 21 0 10 12, 17 21 0 10 12, 17 21 0 10 12',
  STAFFING_FUNNEL: '18 21 8 12 22, 18 21 8 12 22, 18 21 8 12 22, 18 21 8 12 22, 18 21 8 12 22, 14 21 8 12 22',
  INTEGRATION_HUB:
    '19 22 0 11 13, 19 22 0 11 13, 19 22 0 11 13, 19 22 0 11 13, 19 22 0 11 13, ' +
    '19 22 0 11 13, 12 16 0 13 16, 26 0 0 15 15, 26 0 0 15 15, 30 40 0 17 17',
};

/* Its letters are wider than those of most words. */
const filler = 'Warehouse bookings managed on demand by women among groups who know them, and good money';

/** Labels of those lengths. */
export const long = Object.fromEntries(
  Object.entries(lengths).map(([name, places]) => [name, places.split(', ').map(longLabel)]),
) as Record<DiagramName, DiagramLabel[]>;

function longLabel(place: string, n: number): DiagramLabel {
  const [title = 0, note = 0, time = 0, short = 0, shortNote = 0] = place.split(' ').map(Number);
  const text = (length: number) => (length ? filler.slice(n, n + length).replace(/ $/, 's') : null);
  return {
    title: text(title) ?? '',
    note: text(note),
    time: text(time),
    short: text(short),
    shortNote: text(shortNote),
  };
}
