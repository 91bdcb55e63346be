import type { Meta, StoryObj } from '@storybook/react-vite';
import { link } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  component: CallToAction,
  parameters: {
    usage: {
      use: 'The last section of a page: what to do next.',
      avoid: 'In the middle of a page, or where a form follows (EnquiryForm).',
      access: 'The actions are links that say where they lead.',
      words: 'One sentence about what happens after the click. One or two actions.',
    },
  },
  args: {
    __typename: 'CallToActionSection',
    anchor: 'talk',
    heading: 'Tell us what’s stuck',
    lead: 'The first call ends with a range. You keep the plan either way.',
    actions: [link('Talk to an engineer', '/contact-us'), link('See all jobs', '/careers')],
    ground: 'band',
  },
} satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheBand: Story = {};
export const OnWhite: Story = { args: { ground: 'light' } };
export const OneAction: Story = { args: { lead: null, actions: [link('Talk to an engineer', '/contact-us')] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
