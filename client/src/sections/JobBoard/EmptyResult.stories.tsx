import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyResult } from './EmptyResult.tsx';
import { everything } from './readSearch.ts';
import { suggestions } from './samples.ts';

const meta = {
  component: EmptyResult,
  args: {
    found: { totalCount: 0, suggestions, canAlert: true },
    search: { ...everything, q: 'cobol', country: ['CA'], workplace: ['ON_SITE'] },
  },
} satisfies Meta<typeof EmptyResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWaysOut: Story = {};
export const WithoutWaysOut: Story = { args: { found: { totalCount: 0, suggestions: [], canAlert: false } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
