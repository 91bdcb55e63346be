import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CaseResults } from './CaseResults.tsx';
import { cases, servicePages } from './samples.ts';

const meta = {
  component: CaseResults,
  args: { pages: cases },
  parameters: {
    usage: {
      use: 'Through PageList, for cases by their first figure. With three and more the first one is very large.',
      avoid: 'For pages without figures: they are left out.',
      access:
        'The figure is read before the sentence that is the link, so “38% fewer fields typed by hand” is one thought.',
      words: 'As in Facts: figure, what it measures, from what and over which period.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof CaseResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVeryLarge: Story = { globals: { viewport: { value: 'w1280' } } };
export const Two: Story = { args: { pages: cases.slice(0, 2) } };
export const PagesWithoutResults: Story = { args: { pages: servicePages } };
export const LongWords: Story = { args: { pages: pseudoLocalize(cases) }, globals: { viewport: { value: 'w320' } } };
