import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './FieldError.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: FieldError,
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
