import type { Meta, StoryObj } from '@storybook/react-vite';
import { momentAt } from './day.ts';
import { momentOf, relayOf } from './samples.ts';
import { worldMapStyle } from './WorldMap.style.ts';
import { WorldMap } from './WorldMap.tsx';

const mapOf = (instant: string) => {
  const relay = relayOf(instant);
  return { offices: relay.offices, moment: momentAt(relay, momentOf(instant)) };
};

const meta = {
  component: WorldMap,
  args: mapOf('a weekday'),
  decorators: [
    (Story) => (
      <div data-ground="navy" css={[worldMapStyle, { padding: 40, overflow: 'clip' }]}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WorldMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Weekday: Story = {};
/** Dots move toward the receiver in the last quarter of an hour. */
export const Soon: Story = { args: mapOf('the minute before a handover') };
export const Weekend: Story = { args: mapOf('Sunday') };
export const Summer: Story = { args: mapOf('Friday night in Vancouver') };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
