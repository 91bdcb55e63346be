import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hero, servicePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { NotFoundContent } from './NotFoundContent.tsx';

const nearest = [
  { path: '/services/seo-services', label: 'SEO', description: 'Pages for what people search for' },
  { path: '/services/ppc-services', label: 'Ads', description: 'Campaigns that are paid by the click' },
];

const meta = {
  component: NotFoundContent,
  args: { page: servicePage, hero, nearest },
} satisfies Meta<typeof NotFoundContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Similar: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  },
};
export const NothingSimilar: Story = { args: { nearest: [] } };
export const WithoutContent: Story = {
  args: { page: null, hero: null, nearest: [] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { nearest: pseudoLocalize(nearest) },
  globals: { viewport: { value: 'w320' } },
};
