import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Checkbox,
  parameters: {
    usage: {
      use: 'For one statement to agree with, such as the use of one’s details. A hidden “false” is not needed: what is not ticked is not sent.',
      avoid: 'For several answers to one question (ChoiceGroup), and never ticked beforehand.',
      access:
        'The whole sentence is the label and can be clicked. A problem stands above the box and is announced with it.',
      words: 'A sentence that says what is agreed to, in the first person, with the link to the policy in it.',
    },
  },
  args: {
    name: 'consent',
    children: 'Hire360 may use these details to decide on this application. We delete them after 12 months.',
  },
  decorators: [inForm()],
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByText(/may use these details/));
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
export const Ticked: Story = { decorators: [inForm([], { consent: 'true' })] };
export const Optional: Story = {
  args: { name: 'futureJobs', optional: true, children: 'Tell me about similar roles.' },
};
export const AtFault: Story = {
  decorators: [inForm([{ field: 'consent', message: 'Agree to the use of your details, so that we may answer' }])],
};
