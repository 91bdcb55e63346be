import type { Meta, StoryObj } from '@storybook/react-vite';
import { casePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { AlsoMeasured } from './AlsoMeasured.tsx';

const meta = {
  component: AlsoMeasured,
  args: { results: casePage.results },
} satisfies Meta<typeof AlsoMeasured>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoMore: Story = {};
export const NoMore: Story = { args: { results: casePage.results.slice(0, 1) } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
