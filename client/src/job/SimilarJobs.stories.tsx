import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { austin, tampa, vadodara } from './samples.ts';

const meta = {
  component: SimilarJobs,
  parameters: {
    usage: {
      use: 'Below a job or in the place of a closed one: up to three that share category or place.',
      avoid: 'With an empty list: it is left out whole, heading and all.',
      access: 'A section with a heading and a list of links, in reading order after the text.',
      words: 'Title, place and workplace, as in JobRow.',
    },
  },
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
export const None: Story = {
  args: { jobs: [] },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
