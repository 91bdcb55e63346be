import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setClock } from './clock.ts';
import { OfficeClocks } from './OfficeClocks.tsx';
import { RelayContext } from './relay.ts';
import { momentOf, openNow, relayOf } from './samples.ts';

const meta = {
  component: OfficeClocks,
  args: { now: relayOf('a weekday') },
  parameters: { instant: 'a weekday' },
  beforeEach: ({ parameters: { instant } }) => setClock(momentOf(instant)),
  render: (args, { parameters: { instant } }) => (
    <RelayContext value={openNow(instant)}>
      <OfficeClocks {...args} />
    </RelayContext>
  ),
} satisfies Meta<typeof OfficeClocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Weekday: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(
      'Open now: LondonVadodara21:10London15:40Toronto10:40Austin09:40Vancouver',
    );
  },
};
export const Weekend: Story = {
  args: { now: relayOf('Sunday') },
  parameters: { instant: 'Sunday' },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('Vadodara opens Monday 04:30 for you, 04:30 UTCVadodara17:30');
  },
};
/** The page may be a minute old: the clocks go on. */
export const Later: Story = {
  parameters: { instant: 'a weekday' },
  beforeEach: () => setClock(momentOf('a weekday') + 5 * 60_000),
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('London15:45');
  },
};
export const LongWords: Story = {
  args: {
    now: {
      ...relayOf('a weekday'),
      offices: relayOf('a weekday').offices.map((office) => ({ ...office, city: office.city.repeat(6) })),
    },
  },
  globals: { viewport: { value: 'w320' } },
};
