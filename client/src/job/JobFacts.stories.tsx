import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wrap } from '#ui/Wrap.tsx';
import { JobFacts } from './JobFacts.tsx';
import { job } from './samples.ts';

const meta = {
  component: JobFacts,
  args: { job },
  decorators: [
    (Story) => (
      <Wrap>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof JobFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfTheCompany: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('Employer')).toBeNull();
  },
};
export const OfAClient: Story = {
  args: { job: { ...job, employer: 'A regional hospital group', salary: null, closes: null } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('Closes')).toBeNull();
    await expect(within(canvasElement).queryByText('Pay')).toBeNull();
    await expect(within(canvasElement).getByText('A regional hospital group')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
