import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Chart } from './Chart.tsx';
import { dots, slope, stair, sum, timeline, timelineOfFigures } from './samples.ts';

const meta = {
  component: Chart,
  args: {
    ...stair,
    __typename: 'ChartSection',
    anchor: 'chart',
    heading: 'Where 40,100 dollars a month went',
    lead: null,
    caption: 'An example. The axis starts at 74,000 dollars.',
    ground: 'light',
  },
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AStair: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('\u22129,800')).toBeVisible();
    await expect(within(canvasElement).getByText('77,900 dollars a month')).toBeVisible();
  },
};
export const ASum: Story = { args: { ...sum, heading: 'Where fifteen days went', caption: 'An example.' } };
export const ASlope: Story = { args: { ...slope, heading: 'What made orders late', caption: 'An example.' } };
export const ATimeline: Story = { args: { ...timeline, heading: 'How one day broke', caption: 'An example.' } };
export const ATimelineOfFigures: Story = {
  args: { ...timelineOfFigures, heading: 'What helped, and when', caption: 'An example.' },
};
export const SomeDots: Story = { args: { ...dots, heading: 'Sessions held', caption: 'An example.' } };
export const StairOnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const SlopeOnAPhone: Story = { args: ASlope.args ?? {}, globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
