import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Checkbox,
  parameters: {
    usage: {
      use: 'Consent, or a choice that stands alone.',
      avoid: 'For one of several values (ChoiceGroup).',
      access: 'The whole text is the label, and can be clicked.',
      words: 'A sentence in the first person that says what is agreed to.',
    },
  },
  args: {
    name: 'consent',
    children: 'I agree that Hire360 uses my details to decide on this application.',
  },
  decorators: [inForm()],
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByText(/uses my details/));
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
export const Ticked: Story = { decorators: [inForm([], { consent: 'true' })] };
export const Optional: Story = {
  args: { name: 'futureJobs', optional: true, children: 'Tell me about similar jobs.' },
};
export const AtFault: Story = {
  decorators: [inForm([{ field: 'consent', message: 'Check the box so we can use your details' }])],
};
