import type { Meta, StoryObj } from '@storybook/react-vite';
import { casePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: { text: casePage.disclosure },
  parameters: {
    usage: {
      use: 'At the top of a page whose clients or figures are invented, or above a list of such pages. Once a page.',
      avoid: 'For sample jobs and events (SampleNote) and for specimens, which have a line of their own.',
      words: 'Says that there is no real client, and that figures are invented. No more.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnLight: Story = {};
export const OnNavy: Story = {
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
