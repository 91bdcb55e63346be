import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyResult } from './EmptyResult.tsx';
import { suggestions } from './samples.ts';
import { everything } from './search.ts';

const meta = {
  component: EmptyResult,
  parameters: {
    usage: {
      use: 'In the place of results when nothing matches.',
      avoid: 'For an error: SearchFailure. For a page behind the last one: Pages leads back.',
      access:
        'Each link says what it drops and how many jobs that gives: “Without ‘Remote’: 6 jobs”. The live region has told the zero already.',
      words: 'What would match, if one thing less were asked for; without such a thing, the general application.',
    },
  },
  args: {
    found: { totalCount: 0, suggestions },
    search: { ...everything, q: 'cobol', country: ['CA'], workplace: ['ON_SITE'] },
  },
} satisfies Meta<typeof EmptyResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWaysOut: Story = {};
export const WithoutWaysOut: Story = { args: { found: { totalCount: 0, suggestions: [] } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
