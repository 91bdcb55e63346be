import type { Meta, StoryObj } from '@storybook/react-vite';
import { cases, servicePages } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CaseResults } from './CaseResults.tsx';

const meta = {
  component: CaseResults,
  args: { pages: cases },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof CaseResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'w1280' } } };
export const PagesWithoutResults: Story = { args: { pages: servicePages } };
export const LongWords: Story = { args: { pages: pseudoLocalize(cases) }, globals: { viewport: { value: 'w320' } } };
