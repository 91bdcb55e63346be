import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { ShortRows, SimilarJobs } from './SimilarJobs.tsx';
import { austin, tampa, vadodara } from './samples.ts';

const meta = {
  component: SimilarJobs,
  subcomponents: { ShortRows },
  args: { jobs: [austin, tampa, vadodara] },
  decorators: [
    (Story) => (
      <Wrap>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof SimilarJobs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Samples: Story = {
  args: { jobs: [{ ...austin, sample: true }] },
  async play({ canvas }) {
    await expect(canvas.getByText('Sample jobs, for trying the site out.')).toBeVisible();
  },
};
export const None: Story = {
  args: { jobs: [] },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
