import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FullEnquiry, ShortEnquiry } from './EnquiryFields.tsx';

const meta = {
  component: FullEnquiry,
  subcomponents: { ShortEnquiry },
  args: {
    interests: ['Software development', 'IT security', 'Something else'],
    interest: 'IT security',
    sending: false,
  },
  parameters: {
    layout: 'padded',
  },
  decorators: [
    (Story) => (
      <form css={{ display: 'grid', gap: 24 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof FullEnquiry>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('combobox', { name: /^What is it about/ })).toHaveValue('IT security');
  },
};
export const Short: Story = {
  render: (args) => <ShortEnquiry {...args} />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
    await expect(within(canvasElement).getByRole('link', { name: 'privacy policy' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
    await expect(canvasElement.querySelector('[name=interest]')).toHaveValue('IT security');
  },
};
/** Nothing is chosen unless the page names an interest. */
export const NoInterest: Story = {
  args: { interest: null },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('combobox', { name: /^What is it about/ })).toHaveValue('');
  },
};
export const Sending: Story = { args: { sending: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
