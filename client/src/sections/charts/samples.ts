import type { ChartProps } from './chartProps.ts';

type Mark = ChartProps['marks'][number];

const mark = (label: string, more: Partial<Mark>): Mark => ({
  __typename: 'ChartMark',
  label,
  value: null,
  after: null,
  of: null,
  at: null,
  when: null,
  decisive: false,
  ...more,
});

const chart = (kind: ChartProps['chart'], unit: string | null, marks: Mark[], more: Partial<ChartProps> = {}) => ({
  __typename: 'ChartSection' as const,
  chart: kind,
  unit,
  axisStart: null,
  sides: null,
  from: null,
  to: null,
  marks,
  ...more,
});

/* The data of the charts' stories. */
export const stair = chart(
  'STAIR',
  'dollars a month',
  [
    mark('Transfer between zones', { value: -9800, decisive: true }),
    mark('Cluster machines', { value: -22_300 }),
    mark('Small change in 40 places', { value: -7600 }),
    mark('Video transcoder', { value: -400 }),
  ],
  { axisStart: 74_000, from: 118_000, to: 77_900 },
);

export const sum = chart(
  'STAIR',
  'working days',
  [
    mark('Splitting the documents', { value: 2 }),
    mark('Waiting for engineers', { value: 5, decisive: true }),
    mark('Writing what is new', { value: 8 }),
  ],
  { from: 0, to: 15 },
);

export const slope = chart('SLOPE', 'late orders in 100', [
  mark('Material said to be there was not', { value: 15.3, after: 2.1, decisive: true }),
  mark('Material was there and not found', { value: 5, after: 0.6 }),
  mark('Machine or tool', { value: 3.6, after: 3.4 }),
  mark('Order changed by the customer', { value: 1.8, after: 1.9 }),
  mark('Other', { value: 1.3, after: 1 }),
]);

export const timeline = chart('TIMELINE', null, [
  mark('A minister presses the button', { when: '11:00', at: 0 }),
  mark('The database has no connection left', { when: '11:00:09', at: 0.15 }),
  mark('Codes by text message are late', { when: '11:20', at: 20 }),
  mark('The wave has passed', { when: '13:17', at: 137, decisive: true }),
]);

export const timelineOfFigures = chart('TIMELINE', 'chats solved in 100', [
  mark('It knows 300 questions', { when: 'At the start', at: 0, value: 17 }),
  mark('It explains', { when: 'After seven weeks', at: 7, value: 26 }),
  mark('It acts', { when: 'After six months', at: 26, value: 52, decisive: true }),
]);

export const dots = chart('DOTS', 'sessions', [
  mark('Planned sessions held, before', { value: 71, of: 100 }),
  mark('Planned sessions held, after', { value: 94, of: 100, decisive: true }),
]);
