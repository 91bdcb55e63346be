import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './FieldError.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: FieldError,
  parameters: {
    usage: {
      use: 'At a field that is wrong, through Labelled or ChoiceGroup, which give it the id that describes the field.',
      avoid: 'For news that is no fault, and for hints: those stand there before anything is wrong.',
      access:
        'Has an icon and begins with “Error:”, so colour is not its only sign. Without a message nothing is there, not even room.',
      words: 'What to do: “Enter your e-mail address”. No “please”, no “invalid”.',
    },
  },
  args: { id: 'story', message: 'Enter your name' },
  decorators: [inForm()],
} satisfies Meta<typeof FieldError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: {
    message: 'Enter an e-mail address in the correct format, like name@example.com, which is the one we answer to',
  },
  globals: { viewport: { value: 'w320' } },
};
export const Nothing: Story = { args: { message: undefined } };
