import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articlePage, casePage, hero, homePage, productPage, servicePage } from './samples.ts';
import { Crumbs, Top } from './Top.tsx';

const meta = {
  component: Top,
  subcomponents: { Crumbs },
  parameters: {
    usage: {
      use: 'Once a page, by PageView: the way to it, its one h1, and the hero of its kind.',
      avoid: 'Inside a page, or for the job search, whose section brings the h1 (CrumbsAlone).',
      access:
        'A page without a hero is headed by its title, so there is always one h1. The first page has no breadcrumb.',
      words: 'The content’s hero; see HomeHero, PageHero, ProductHero, ArticleHero and CaseHero for what each wants.',
    },
  },
  args: { page: servicePage, hero },
} satisfies Meta<typeof Top>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Service: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
export const Home: Story = { args: { page: homePage, hero: { ...hero, stage: 'WORK360_HANDOVER' } } };
export const Article: Story = { args: { page: articlePage } };
export const CaseStudy: Story = { args: { page: casePage } };
export const Product: Story = { args: { page: productPage, hero: { ...hero, stage: 'MAILZZY_REPORT' } } };
export const WithoutHero: Story = {
  args: { hero: null },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'IT security services' })).toBeVisible();
  },
};
/** Above a job board, which brings a top of its own. */
export const CrumbsAlone: Story = { render: ({ page }) => <Crumbs page={page} /> };
