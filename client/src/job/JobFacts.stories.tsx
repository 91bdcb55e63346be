import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wrap } from '#ui/Wrap.tsx';
import { JobFacts } from './JobFacts.tsx';
import { job } from './samples.ts';

const meta = {
  component: JobFacts,
  parameters: {
    usage: {
      use: 'At the top of a job: eight things one wants to know before reading, in a ruled grid of four columns.',
      avoid: 'In lists of jobs: JobRow says four of them.',
      access:
        'A list of terms, so every fact is read with its name. On phones there are two columns in the same order.',
      words:
        '“Not stated” where something is not known, never an empty cell. Pay with currency and period, dates with the year.',
    },
  },
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

export const Eight: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(8);
    await expect(within(canvasElement).getByText('$148k–172k a year')).toBeVisible();
  },
};
export const OfAClient: Story = {
  args: { job: { ...job, employer: 'A regional hospital group', salary: null, closes: null } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('When it is filled')).toBeVisible();
    await expect(within(canvasElement).getByText('A regional hospital group')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
