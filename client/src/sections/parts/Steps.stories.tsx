import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { StepChain } from './StepChain.tsx';
import { Steps } from './Steps.tsx';

const step = (title: string, when: string, from: number | null, to: number | null, text: string, decisive = false) => ({
  __typename: 'Step' as const,
  title,
  when,
  from,
  to,
  text,
  decisive,
});

const meta = {
  component: Steps,
  parameters: {
    usage: {
      use: 'What happens, in order, with times.',
      avoid: 'For things without an order (Cards).',
      access: 'An ordered list. The bars repeat what each step says, so screen readers skip them.',
      words: 'A verb for each step. The text says what the reader holds after it.',
    },
  },
  subcomponents: { StepChain },
  args: {
    __typename: 'StepsSection',
    anchor: 'how',
    label: null,
    heading: 'How the first twelve weeks go',
    lead: 'The calendar is the same for a build, a test or a search for people.',
    unit: 'Weeks',
    length: 12,
    steps: [
      step('Listen', 'Week 0–1', 0, 8, 'Two calls and a look at the code. You get a **one-page plan**.'),
      step('Prove', 'Weeks 2–3', 14, 26, 'The riskiest part first. If it fails, you stop here.', true),
      step('Deliver', 'Weeks 4–12', 32, 100, 'A release every two weeks from a named team.'),
    ],
    ground: 'sky',
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithBars: Story = {};
export const WithLabel: Story = { args: { label: 'How it works' } };
export const WithoutAnAxis: Story = { args: { unit: null, length: null } };
const chain = [
  step('Apply', 'Two minutes', null, null, 'Seven fields.'),
  step('Talk', 'One call', null, null, 'Thirty minutes.'),
  step('Decide', 'In a week', null, null, 'You hear the **reason**, whatever it is.', true),
];
export const WithoutBars: Story = { args: { steps: chain } };
export const WithoutBarsOnAPhone: Story = {
  args: { steps: chain },
  globals: { viewport: { value: 'w320' } },
};
export const SevenWithoutBars: Story = {
  args: { steps: [1, 2, 3, 4, 5, 6, 7].map((n) => step(`Step ${n}`, `Day ${n}`, null, null, 'One sentence.')) },
};
export const Empty: Story = { args: { steps: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
