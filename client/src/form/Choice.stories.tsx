import type { Meta, StoryObj } from '@storybook/react-vite';
import { Choice } from './Choice.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Choice,
  parameters: {
    usage: {
      use: 'As one answer inside ChoiceGroup, or as the box of Checkbox.',
      avoid: 'Alone: without a fieldset or a problem’s place nobody hears what it answers.',
      access:
        'A native input, drawn alike everywhere and by the system in forced colours. The words are its label, so the target is as wide as they are.',
      words: 'Two to five words, parallel with the answers around it. Longer ones wrap beside the box, not below it.',
    },
  },
  args: { type: 'checkbox', name: 'choice', value: 'yes', chosen: false, children: 'Nights' },
  decorators: [inForm()],
} satisfies Meta<typeof Choice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Box: Story = {};
export const BoxTicked: Story = { args: { chosen: true } };
export const BoxAtFault: Story = { args: { invalid: true } };
export const Button: Story = { args: { type: 'radio' } };
export const ButtonChosen: Story = { args: { type: 'radio', chosen: true } };
export const LongWords: Story = {
  args: {
    children: 'Nights and weekends, alternating with days every second week, with two free days after each change',
  },
  globals: { viewport: { value: 'w320' } },
};
