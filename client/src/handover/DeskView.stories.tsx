import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setClock } from './clock.ts';
import { DeskView, DeskViews } from './DeskView.tsx';
import { RelayContext } from './relay.ts';
import { momentOf, openNow, relayOf } from './samples.ts';

const meta = {
  component: DeskView,
  subcomponents: { DeskViews },
  args: { now: relayOf('a weekday') },
  parameters: { instant: 'a weekday' },
  beforeEach: ({ parameters: { instant } }) => setClock(momentOf(instant)),
  render: (args, { parameters: { instant } }) => (
    <RelayContext value={openNow(instant)}>
      <DeskView {...args} />
    </RelayContext>
  ),
} satisfies Meta<typeof DeskView>;
export default meta;

type Story = StoryObj<typeof meta>;

const says = (words: string) => {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement).toHaveTextContent(words);
  };
};

export const Weekday: Story = {
  play: says('London, at dusk. The lamp’s on. Toronto takes over at 16:30 for you.'),
};
export const Weekend: Story = {
  args: { now: relayOf('Sunday') },
  parameters: { instant: 'Sunday' },
  play: says('Vadodara, by day. It opens tomorrow at 04:30 for you.'),
};
/** The last office passes the work to nobody. */
export const Holiday: Story = {
  args: { now: relayOf('Thanksgiving') },
  parameters: { instant: 'Thanksgiving' },
  play: says('Vancouver, by day. The lamp’s on. It closes at 01:30 for you.'),
};
/** An office may have no drawing. */
export const WithoutDrawing: Story = {
  args: {
    now: {
      ...relayOf('a weekday'),
      offices: relayOf('a weekday').offices.map((office) => ({ ...office, view: null })),
    },
  },
};
/** All of them, in the light that is there. */
export const EachOffice: Story = {
  globals: { viewport: { value: 'w1280' } },
  render: () => (
    <RelayContext value={openNow('a weekday')}>
      <DeskViews now={relayOf('a weekday')} />
    </RelayContext>
  ),
  play: says('Vadodara, at night. 10:00–18:30 there.'),
};
export const LongWords: Story = {
  args: {
    now: {
      ...relayOf('a weekday'),
      offices: relayOf('a weekday').offices.map((office) => ({ ...office, city: office.city.repeat(6) })),
    },
  },
  render: (args) => (
    <RelayContext value={{ ...openNow('a weekday'), relay: [], office: null }}>
      <DeskView {...args} />
    </RelayContext>
  ),
};
