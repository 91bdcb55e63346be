import type { Meta, StoryObj } from '@storybook/react-vite';
import { size } from '#theme/tokens.ts';
import { utc } from '#ui/zone.ts';
import { dayChartStyle } from './DayChart.style.ts';
import { DayChart } from './DayChart.tsx';
import { momentAt } from './day.ts';
import { momentOf, relayOf } from './samples.ts';

const dayOf = (instant: string) => {
  const moment = momentAt(relayOf(instant), momentOf(instant));
  return { moment, note: (row: number) => moment.rows[row]?.state.clock ?? '' };
};

const meta = {
  component: DayChart,
  args: { ...dayOf('a weekday'), zone: utc, label: 'The hours of the offices on one day' },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={[dayChartStyle, { padding: 20, fontSize: size.t14 }]}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DayChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Weekday: Story = {};
export const NobodyWorksAtNight: Story = { args: dayOf('the gap at night') };
export const Weekend: Story = { args: dayOf('Sunday') };
/** One office is closed, and the next one in the row takes over. */
export const Holiday: Story = { args: dayOf('Thanksgiving') };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
