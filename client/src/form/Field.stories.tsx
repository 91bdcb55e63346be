import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from './Field.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Field,
  parameters: {
    usage: {
      use: 'One line of text: a name, an e-mail address, a phone number.',
      avoid: 'For several lines (TextArea), one of a few values (Select, Choice) or files (FileField).',
      access: 'The label stays visible. Hint and error describe the field, and a field at fault says so.',
      words: 'The label names what to enter, in one to three words. The hint says what form it has.',
    },
  },
  args: { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  decorators: [inForm()],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    const { borderRadius, height, fontSize } = getComputedStyle(input);
    await expect({ borderRadius, height }).toEqual({ borderRadius: '30px', height: '48px' });
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
  },
};
export const WithHint: Story = {
  args: {
    name: 'link',
    label: 'Profile or portfolio',
    type: 'url',
    hint: 'Such as linkedin.com/in/your-name',
    optional: true,
  },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'Profile or portfolio (optional)' });
    await expect(input).toHaveAccessibleDescription('Such as linkedin.com/in/your-name');
  },
};
export const Posted: Story = { decorators: [inForm([], { email: 'alex@example.org' })] };
export const AtFault: Story = {
  args: { hint: 'We answer to this address.' },
  decorators: [inForm([{ field: 'email', message: 'Enter your e-mail address' }])],
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('We answer to this address. Error: Enter your e-mail address');
  },
};
export const LongWords: Story = {
  args: {
    label: 'The e-mail address that you read most often and that we may write to while we decide',
    optional: true,
  },
  globals: { viewport: { value: 'w320' } },
};

/** Ten digits are set in their usual form when the field is left, and never while it is typed in. */
export const PhoneNumber: Story = {
  args: { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', optional: true },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '202 555 0143');
    await expect(input).toHaveValue('202 555 0143');
    await userEvent.tab();
    await expect(input).toHaveValue('(202) 555-0143');
  },
};
export const ForeignPhoneNumber: Story = {
  args: PhoneNumber.args ?? {},
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '+91 265 555 01');
    await userEvent.tab();
    await expect(input).toHaveValue('+91 265 555 01');
  },
};
