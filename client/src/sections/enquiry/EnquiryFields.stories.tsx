import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FullEnquiry, ShortEnquiry } from './EnquiryFields.tsx';

const call = (city: string, starts: string, there: string) => ({
  __typename: 'Call' as const,
  slot: `${city}/${starts}/30`,
  starts,
  there: `${there} in ${city}`,
});
const calls = [
  call('Vadodara', '2026-12-01T09:30Z', 'Tuesday, December 1, 15:00–15:30'),
  call('London', '2026-12-01T10:00Z', 'Tuesday, December 1, 10:00–10:30'),
  call('Toronto', '2026-12-01T19:00Z', 'Tuesday, December 1, 14:00–14:30'),
];

const meta = {
  component: FullEnquiry,
  subcomponents: { ShortEnquiry },
  args: {
    interests: ['Software development', 'IT security', 'Something else'],
    interest: 'IT security',
    calls: [],
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
  args: { callLink: '/contact-us?service=IT+security' },
  render: (args) => <ShortEnquiry {...args} />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(4);
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
    await expect(within(canvasElement).getByRole('link', { name: 'privacy policy' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Choose a time for a call' })).toBeVisible();
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
/** The visitor’s time first, then the office’s. */
export const WithCalls: Story = {
  args: { calls },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByText('Would you like a call?'));
    const group = within(canvasElement).getByRole('group', { name: /^When we call you/ });
    await expect(within(group).getAllByRole('radio')).toHaveLength(4);
    const london = within(group).getByRole('radio', {
      name: /^Tue, December 1, .*Tuesday, December 1, 10:00–10:30 in London$/,
    });
    await expect(london).toHaveAttribute('value', 'London/2026-12-01T10:00Z/30');
    await expect(london).not.toBeChecked();
    await expect(within(canvasElement).getByLabelText('Phone (needed only for a call)')).not.toBeRequired();
  },
};
export const CallsOnAPhone: Story = { args: { calls }, globals: { viewport: { value: 'w320' } } };
export const Sending: Story = { args: { sending: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
