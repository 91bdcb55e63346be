import { pictures } from '#ui/samples.ts';
import type { SpecimenBarsFragment } from './Bars.generated.ts';
import type { SpecimenRecordsFragment } from './Records.generated.ts';
import type { SpecimenFragment } from './Specimen.generated.ts';
import type { SpecimenTextFragment } from './Text.generated.ts';

/* Specimens of the stories, one of each kind. */
export const empty: SpecimenFragment = {
  __typename: 'Specimen',
  title: 'Test report, boiler 2',
  about: 'Profile B-AAC',
  place: 'Page 7 of 31',
  dark: false,
  grade: null,
  body: [],
  notes: [
    { __typename: 'SpecimenText', label: 'Cause', text: 'Class 4 has an empty recipient list.' },
    { __typename: 'SpecimenText', label: 'Fix', text: '**Add the head end**, then retest alarms 11 to 14.' },
  ],
  foot: ['Alarms tripped 14, received 10', 'Retest before acceptance'],
  caption: 'Specimen: a page of a test report. The building is made up.',
};

type State = SpecimenTextFragment['state'];

const row = (state: State, ...cells: string[]) => ({ __typename: 'SpecimenRow' as const, cells, state });

const records = (given: Partial<SpecimenRecordsFragment>): SpecimenFragment['body'][number] => ({
  __typename: 'SpecimenRecords',
  caption: 'Objects of a controller and their checks',
  columns: null,
  rows: [],
  ...given,
});

const bar = (label: string, value: number, state: State = null, text: string | null = null) => ({
  __typename: 'SpecimenBar' as const,
  label,
  value,
  against: null as number | null,
  text,
  state,
});

const bars = (given: Partial<SpecimenBarsFragment>): SpecimenFragment['body'][number] => ({
  __typename: 'SpecimenBars',
  caption: 'Seconds until something happens',
  unit: 's',
  legend: null,
  limit: null,
  bars: [],
  ...given,
});

const span = (label: string, from: number, to: number, text: string, state: State = null) => ({
  __typename: 'SpecimenSpan' as const,
  label,
  from,
  to,
  text,
  state,
});

const text = (label: string | null, words: string, state: State = null, source: string | null = null) => ({
  __typename: 'SpecimenText' as const,
  label,
  text: words,
  source,
  state,
});

export const table: SpecimenFragment = {
  ...empty,
  body: [
    records({
      columns: ['Object', 'Name', 'Value', 'Check'],
      rows: [
        row('GOOD', 'AI 1', 'SUP_TEMP', '64.0 °F', 'Named'),
        row(null, 'AO 1', 'VLV_HEAT', '34 %', 'Ask'),
        row('BAD', 'BV 12', 'FREEZE_ALM', '–', 'Not received'),
      ],
    }),
  ],
};

export const log: SpecimenFragment = {
  ...empty,
  dark: true,
  body: [
    records({
      columns: ['Time', 'What happened'],
      rows: [
        row(null, '09:02:10', 'Airplane mode on'),
        row('GOOD', '09:04:31', 'Signed with a finger'),
        row('BAD', '09:11:16', 'The photo never arrives'),
        row('LIVE', '09:12:00', 'Someone looks for it'),
      ],
    }),
  ],
};

export const tiles: SpecimenFragment = {
  ...empty,
  body: [
    records({
      columns: ['True subject', 'As billing', 'As cancel'],
      rows: [row(null, 'Billing', '412', '**0**'), row('BAD', 'Cancellation', '**38**', '61')],
    }),
  ],
};

export const paper: SpecimenFragment = {
  ...empty,
  body: [
    records({
      rows: [
        row('GOOD', 'Pallets', '12', '99%'),
        row('LIVE', 'Gross weight', '1,**7**40 lb', '61%'),
        row('BAD', 'Signature', 'missing'),
      ],
    }),
  ],
};

export const finding: SpecimenFragment = {
  ...empty,
  grade: { __typename: 'SpecimenText', label: '9.3', text: 'Critical' },
  body: [
    records({
      columns: ['Step', 'Rated'],
      rows: [
        row(null, 'Forgotten host', 'Low'),
        row('GOOD', 'Token in a log', 'Medium'),
        row('LIVE', 'Number unchecked', 'High: cut here'),
      ],
    }),
    text(null, 'GET /api/invoices/**20418**   signed in as **A**\n'),
    text(null, '200 OK\n', 'BAD'),
  ],
};

export const compared: SpecimenFragment = {
  ...empty,
  body: [
    bars({
      legend: ['Before', 'After'],
      limit: { __typename: 'SpecimenBar', label: 'Agreed', value: 2.5 },
      bars: [
        { ...bar('First text', 1.2), against: 3.1 },
        { ...bar('Chat', 5.2, 'BAD', 'On every page'), against: 5.2 },
        { ...bar('Nothing', 0, 'LIVE'), against: 1 },
      ],
    }),
  ],
};

export const losses: SpecimenFragment = {
  ...empty,
  body: [bars({ unit: 'USD', bars: [bar('Search', 1041.5), bar('Film', -312, 'BAD'), bar('Letters', 18, 'GOOD')] })],
};

export const margins: SpecimenFragment = {
  ...empty,
  body: [
    bars({
      unit: 'dB',
      limit: { __typename: 'SpecimenBar', label: 'Needed in winter', value: 10 },
      bars: [bar('Office', 24), bar('Stairs', 11, 'LIVE'), bar('Plant', -3, 'BAD', '71 of 100 lost')],
    }),
  ],
};

export const plan: SpecimenFragment = {
  ...empty,
  body: [
    {
      __typename: 'SpecimenPlan',
      caption: 'Steps of a run',
      slots: ['02:00', '02:30', '03:00'],
      spans: [
        span('Fetch rates', 0, 0.5, 'No answer', 'BAD'),
        span('Fetch rates', 0.9, 1.1, 'Second try', 'GOOD'),
        span('Publish', 1.5, 3, 'Now', 'LIVE'),
      ],
    },
  ],
};

const line = (label: string, values: number[], state: State = null) => ({
  __typename: 'SpecimenLine' as const,
  label,
  points: values.map((value, i) => [i, value]),
  mark: null as number | null,
  text: null as string | null,
  state,
});

export const plot: SpecimenFragment = {
  ...empty,
  body: [
    {
      __typename: 'SpecimenPlot',
      caption: 'Emission over frequency',
      xLabel: 'Frequency',
      xTicks: ['30 MHz', '60 MHz', '120 MHz'],
      yLabel: 'Field, dB',
      yTicks: [0, 20, 40],
      lines: [
        line('Limit', [30, 30, 30]),
        { ...line('Board B', [14, 34, 16], 'BAD'), mark: 2, text: '4 dB over' },
        line('Board C', [13, 24, 15], 'LIVE'),
        line('Noise', [8, 9, 8], 'GOOD'),
      ],
    },
  ],
};

/** A drawing, and what it is about. */
export const drawing: SpecimenFragment = {
  ...empty,
  body: [
    pictures.gateway,
    records({
      columns: ['Build', 'Disk full after', 'Check'],
      rows: [row('BAD', '41', '58 h', '14 h lost'), row('GOOD', '42', '230 h', 'Nothing lost')],
    }),
  ],
};

export const note: SpecimenFragment = {
  ...empty,
  title: 'Handover',
  about: 'London to Toronto',
  place: '17:20',
  notes: [
    { __typename: 'SpecimenText', label: 'Done', text: 'Sign-in works with passkeys.' },
    { __typename: 'SpecimenText', label: 'Next', text: 'Write an error page for who is locked out.' },
  ],
  foot: ['A. F., London'],
  caption: 'Specimen: made up, to show the form.',
};

export const talk: SpecimenFragment = {
  ...empty,
  body: [
    text('Employee', 'How long is my leave?'),
    text('Draft', '**16 weeks**', 'BAD', 'No passage'),
    text('Asked', 'HR decides', 'LIVE'),
    text('Shown', 'Twelve weeks', 'GOOD', 'Policy 4.2'),
  ],
};

export const change: SpecimenFragment = {
  ...empty,
  body: [
    text(null, 'alter table\n'),
    text(null, '- name   text\n', 'BAD'),
    text(null, '+ **first**  text\n+ last   text\n', 'GOOD'),
    text(null, 'commit\n', 'LIVE'),
  ],
};

/** A card of a fan, with all that a specimen shows. */
export const card = (label: string, { title, body }: SpecimenFragment) => ({
  __typename: 'SpecimenCard' as const,
  page: { __typename: 'Link' as const, label, link: `/services/${label.toLowerCase().replaceAll(' ', '-')}` },
  title,
  body,
});
