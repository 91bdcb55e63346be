import type { Meta, StoryObj } from '@storybook/react-vite';
import { Choice } from './Choice.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Choice,
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
