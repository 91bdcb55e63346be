import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { setClock } from './clock.ts';
import { OpenNow } from './OpenNow.tsx';
import { RelayContext } from './relay.ts';
import { momentOf, openNow } from './samples.ts';

const meta = {
  component: OpenNow,
  parameters: {
    usage: {
      use: 'Where people decide whether to write now: beside a form, in the header.',
      avoid: 'For the hours of one office (Offices).',
      access: 'Its text is complete without the dot, and changes without being announced.',
      words: 'Names the office that is open, or when the next one opens in the visitor’s time.',
    },
    layout: 'padded',
    instant: 'a weekday',
    answers: false,
  },
  beforeEach: ({ parameters: { instant } }) => setClock(momentOf(instant)),
  decorators: [
    (Story, { parameters: { instant, answers } }) => (
      <RelayContext value={{ ...openNow(instant), answers }}>
        <Story />
      </RelayContext>
    ),
  ],
} satisfies Meta<typeof OpenNow>;
export default meta;

type Story = StoryObj<typeof meta>;

const says = (text: string) => {
  return ({ canvasElement }: { canvasElement: HTMLElement }) =>
    waitFor(() => expect(canvasElement).toHaveTextContent(text));
};

export const Open: Story = { play: says('Open now: London') };
export const Answers: Story = { parameters: { answers: true }, play: says('Now answering: London') };
export const Rests: Story = {
  parameters: { instant: 'Sunday' },
  play: says('Vadodara opens Monday 04:30 for you, 04:30 UTC'),
};
export const RestsInTheHeader: Story = {
  parameters: { instant: 'Sunday' },
  args: { href: '/contact-us', short: true },
  play: says('Opens Mon 04:30'),
};
export const InTheHeader: Story = { args: { href: '/contact-us', short: true } };
/** Screen readers hear all of it. */
export const OnAPhone: Story = {
  args: { href: '/contact-us', short: true },
  globals: { viewport: { value: 'w320' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Open now: London' })).toBeVisible();
  },
};
/** The page was made at the time of the instant, and the clock has gone on. */
export const AfterAHandover: Story = {
  beforeEach: () => setClock(momentOf('the minute of a handover')),
  play: says('Open now: Toronto'),
};
