import type { SpecimenFragment } from './Specimen.generated.ts';

/* Specimens of the stories, one of each kind. */
export const empty: SpecimenFragment = {
  __typename: 'Specimen',
  title: 'Test report, boiler 2',
  about: 'Profile B-AAC',
  place: 'Page 7 of 31',
  medium: null,
  grade: null,
  chain: null,
  code: null,
  table: null,
  matrix: null,
  bars: null,
  plan: null,
  plot: null,
  log: null,
  paper: null,
  talk: null,
  notes: [
    { __typename: 'SpecimenNote', label: 'Cause', text: 'Class 4 has an empty recipient list.' },
    { __typename: 'SpecimenNote', label: 'Fix', text: '**Enter the head end**, then repeat alarms 11 to 14.' },
  ],
  foot: ['Alarms tripped 14, arrived 10', 'Retest before acceptance'],
  caption: 'Specimen: a page of a test report. The building is made up.',
};

export const table: SpecimenFragment = {
  ...empty,
  table: {
    __typename: 'SpecimenTable',
    caption: 'Objects of a controller and their checks',
    columns: ['Object', 'Name', 'Value', 'Check'],
    rows: [
      { __typename: 'SpecimenRow', cells: ['AI 1', 'SUP_TEMP', '17.8 °C'], check: 'Named', state: 'GOOD' },
      { __typename: 'SpecimenRow', cells: ['AO 1', 'VLV_HEAT', '34 %'], check: 'Ask', state: null },
      { __typename: 'SpecimenRow', cells: ['BV 12', 'FROST_ALM', '–'], check: 'Not arrived', state: 'BAD' },
    ],
  },
};

export const rings: SpecimenFragment = {
  ...empty,
  table: {
    __typename: 'SpecimenTable',
    caption: 'Devices and who knows them',
    columns: ['Device', 'Bought', 'Seen', 'State'],
    rows: [
      { __typename: 'SpecimenRow', cells: ['LT-2208', '+', '+'], check: 'Known', state: 'GOOD' },
      { __typename: 'SpecimenRow', cells: ['10.4.7.31', '-', '+'], check: 'Orphan', state: 'BAD' },
      { __typename: 'SpecimenRow', cells: ['PRN-3', '+', '-'], check: 'Ask', state: 'LIVE' },
    ],
  },
};

export const matrix: SpecimenFragment = {
  ...empty,
  matrix: {
    __typename: 'SpecimenMatrix',
    caption: 'Letters by true and given subject',
    form: null,
    rowTitle: 'True subject',
    columnTitle: 'The model says',
    columns: ['Billing', 'Cancel'],
    rows: [
      { __typename: 'SpecimenCounts', label: 'Billing', values: [412, 0] },
      { __typename: 'SpecimenCounts', label: 'Cancellation', values: [38, 61] },
    ],
    mark: [2, 1],
  },
};

export const bars: SpecimenFragment = {
  ...empty,
  bars: {
    __typename: 'SpecimenBars',
    caption: 'Seconds until something happens',
    form: null,
    unit: 's',
    legend: ['Before', 'After'],
    limit: { __typename: 'SpecimenLimit', label: 'Agreed', value: 2.5 },
    bars: [
      { __typename: 'SpecimenBar', label: 'First text', value: 1.2, against: 3.1, text: null, state: null },
      { __typename: 'SpecimenBar', label: 'Chat', value: 5.2, against: 5.2, text: 'On every page', state: 'BAD' },
      { __typename: 'SpecimenBar', label: 'Nothing', value: 0, against: 1, text: null, state: 'LIVE' },
    ],
  },
};

export const losses: SpecimenFragment = {
  ...empty,
  bars: {
    __typename: 'SpecimenBars',
    caption: 'Profit per sale',
    form: null,
    unit: 'USD',
    legend: null,
    limit: null,
    bars: [
      { __typename: 'SpecimenBar', label: 'Search', value: 1041.5, against: null, text: null, state: null },
      { __typename: 'SpecimenBar', label: 'Film', value: -312, against: null, text: null, state: 'BAD' },
      { __typename: 'SpecimenBar', label: 'Letters', value: 18, against: null, text: null, state: null },
    ],
  },
};

export const plan: SpecimenFragment = {
  ...empty,
  plan: {
    __typename: 'SpecimenPlan',
    caption: 'Steps of a run',
    form: null,
    slots: ['02:00', '02:30', '03:00'],
    lanes: [
      {
        __typename: 'SpecimenLane',
        label: 'Fetch rates',
        spans: [
          { __typename: 'SpecimenSpan', from: 0, to: 0.5, text: 'No answer', state: 'BAD' },
          { __typename: 'SpecimenSpan', from: 0.9, to: 1.1, text: 'Second try', state: 'GOOD' },
        ],
      },
      {
        __typename: 'SpecimenLane',
        label: 'Publish',
        spans: [{ __typename: 'SpecimenSpan', from: 1.5, to: 3, text: 'Now', state: 'LIVE' }],
      },
    ],
  },
};

export const plot: SpecimenFragment = {
  ...empty,
  plot: {
    __typename: 'SpecimenPlot',
    caption: 'Emission over frequency',
    form: null,
    xLabel: 'Frequency',
    xTicks: ['30 MHz', '60 MHz', '120 MHz'],
    yLabel: 'Field, dB',
    yTicks: [0, 20, 40],
    limit: { __typename: 'SpecimenLimit', label: 'Limit', value: 30 },
    lines: [
      {
        __typename: 'SpecimenLine',
        label: 'Board B',
        points: [
          [0, 14],
          [1, 34],
          [2, 16],
        ],
        state: 'BAD',
      },
      {
        __typename: 'SpecimenLine',
        label: 'Board C',
        points: [
          [0, 13],
          [1, 24],
          [2, 15],
        ],
        state: 'LIVE',
      },
      {
        __typename: 'SpecimenLine',
        label: 'Noise',
        points: [
          [0, 8],
          [2, 9],
        ],
        state: null,
      },
    ],
    mark: { __typename: 'SpecimenPoint', x: 1, y: 34, text: '4 dB over' },
  },
};

export const chain: SpecimenFragment = {
  ...empty,
  grade: { __typename: 'SpecimenGrade', value: '9.3', text: 'Critical' },
  chain: [
    { __typename: 'SpecimenStation', title: 'Forgotten host', text: 'Low', state: null },
    { __typename: 'SpecimenStation', title: 'Token in a log', text: 'Medium', state: 'GOOD' },
    { __typename: 'SpecimenStation', title: 'Number unchecked', text: 'High: cut here', state: 'LIVE' },
  ],
  code: 'GET /api/invoices/**20418**   signed in as **A**\n200 OK\n',
};

export const log: SpecimenFragment = {
  ...empty,
  log: [
    { __typename: 'SpecimenEntry', at: '09:02:10', text: 'Airplane mode on', state: null },
    { __typename: 'SpecimenEntry', at: '09:04:31', text: 'Signed with a finger', state: 'GOOD' },
    { __typename: 'SpecimenEntry', at: '09:11:16', text: 'The photo never arrives', state: 'BAD' },
    { __typename: 'SpecimenEntry', at: '09:12:00', text: 'Someone looks for it', state: 'LIVE' },
  ],
};

export const paper: SpecimenFragment = {
  ...empty,
  paper: [
    { __typename: 'SpecimenField', label: 'Pallets', value: '12', note: '99%', state: 'GOOD' },
    { __typename: 'SpecimenField', label: 'Gross weight', value: '1,**7**40 kg', note: '61%', state: 'LIVE' },
    { __typename: 'SpecimenField', label: 'Signature', value: 'missing', note: null, state: 'BAD' },
  ],
};

export const talk: SpecimenFragment = {
  ...empty,
  talk: [
    { __typename: 'SpecimenPassage', who: 'Employee', text: 'How long is my leave?', source: null, state: null },
    { __typename: 'SpecimenPassage', who: 'Draft', text: '**16 weeks**', source: 'No passage', state: 'BAD' },
    { __typename: 'SpecimenPassage', who: 'Asked', text: 'HR decides', source: null, state: 'LIVE' },
    { __typename: 'SpecimenPassage', who: 'Shown', text: 'Twelve weeks', source: 'Policy 4.2', state: 'GOOD' },
  ],
};

type Form<Kind extends 'matrix' | 'bars' | 'plan' | 'plot'> = NonNullable<SpecimenFragment[Kind]>['form'];

/* The same, in another form. */
const inForm =
  <Kind extends 'matrix' | 'bars' | 'plan' | 'plot'>(kind: Kind, sample: SpecimenFragment) =>
  (form: Form<Kind>): SpecimenFragment => ({ ...sample, [kind]: { ...sample[kind], form } });
export const matrixAs = inForm('matrix', matrix);
export const barsAs = inForm('bars', bars);
export const planAs = inForm('plan', plan);
export const plotAs = inForm('plot', plot);

/** Points, of ten each. */
export const scores: SpecimenFragment = {
  ...empty,
  matrix: {
    __typename: 'SpecimenMatrix',
    caption: 'Points out of ten',
    form: 'DOTS',
    rowTitle: 'Points of 10',
    columnTitle: 'Candidate',
    columns: ['A', 'B'],
    rows: [
      { __typename: 'SpecimenCounts', label: 'Streams', values: [9, 0] },
      { __typename: 'SpecimenCounts', label: 'Reviews', values: [7, 10] },
    ],
    mark: [1, 1],
  },
};

export const efforts: SpecimenFragment = {
  ...empty,
  bars: {
    __typename: 'SpecimenBars',
    caption: 'Weeks of work',
    form: 'COLUMNS',
    unit: 'weeks',
    legend: null,
    limit: { __typename: 'SpecimenLimit', label: 'Before the peak', value: 20 },
    bars: [
      { __typename: 'SpecimenBar', label: 'Wait', value: 0, against: null, text: 'Until spring', state: null },
      { __typename: 'SpecimenBar', label: 'Move billing', value: 14, against: null, text: 'Chosen', state: 'LIVE' },
      { __typename: 'SpecimenBar', label: 'Rewrite', value: 78, against: null, text: null, state: 'BAD' },
    ],
  },
};

export const margins: SpecimenFragment = {
  ...empty,
  bars: {
    __typename: 'SpecimenBars',
    caption: 'Margin of the link',
    form: 'SIGNAL',
    unit: 'dB',
    legend: null,
    limit: { __typename: 'SpecimenLimit', label: 'Needed in winter', value: 10 },
    bars: [
      { __typename: 'SpecimenBar', label: 'Office', value: 24, against: null, text: null, state: null },
      { __typename: 'SpecimenBar', label: 'Stairs', value: 11, against: null, text: null, state: 'LIVE' },
      { __typename: 'SpecimenBar', label: 'Plant', value: -3, against: null, text: '71 of 100 lost', state: 'BAD' },
    ],
  },
};

/** One of them is nothing. */
export const counts: SpecimenFragment = {
  ...empty,
  plot: {
    __typename: 'SpecimenPlot',
    caption: 'Tables restored by month',
    form: 'COLUMNS',
    xLabel: 'Month',
    xTicks: ['July', 'Aug.', 'Sept.'],
    yLabel: 'Tables',
    yTicks: [0, 20, 40],
    limit: { __typename: 'SpecimenLimit', label: 'At least', value: 30 },
    lines: [
      {
        __typename: 'SpecimenLine',
        label: 'Restored',
        points: [
          [0, 36],
          [1, 0],
          [2, 38],
        ],
        state: 'BAD',
      },
    ],
    mark: { __typename: 'SpecimenPoint', x: 1, y: 0, text: '0 tables' },
  },
};
