import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CallToAction } from './CallToAction.tsx';
import { link } from './samples.ts';

const meta = {
  component: CallToAction,
  parameters: {
    usage: {
      use: 'Once, near the end of a page without a form: what to do next. It stands on the band, the last tint before the footer.',
      avoid: 'After an enquiry form, which is one.',
      access: 'A region named by its heading, with one or two links that look like buttons.',
      words: 'What the reader gets by acting, in one line; the main action says the same with a verb.',
    },
  },
  args: {
    __typename: 'CallToActionSection',
    anchor: 'talk',
    heading: 'Tell us what is stuck',
    lead: 'The first call ends with a range. You keep the plan either way.',
    actions: [link('Talk to an engineer', '/contact-us'), link('See all roles', '/careers')],
    ground: 'band',
  },
} satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheBand: Story = {};
export const OnWhite: Story = { args: { ground: 'light' } };
export const OneAction: Story = { args: { lead: null, actions: [link('Talk to an engineer', '/contact-us')] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
