import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { casePage, hero, homePage, productPage, servicePage } from '#sections/samples.ts';
import { Crumbs } from './Crumbs.tsx';
import { Top } from './Top.tsx';

const meta = {
  component: Top,
  parameters: {
    usage: {
      use: 'At the top of every page with content: its breadcrumb, heading and hero, in the form that suits the kind of page.',
      avoid: 'For pages without content, such as a receipt (PageHeading).',
      access: 'Has the only heading of level 1.',
    },
  },
  subcomponents: { Crumbs },
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
export const Home: Story = { args: { page: homePage } };
export const CaseStudy: Story = { args: { page: casePage } };
export const Product: Story = { args: { page: productPage, ground: 'navy' } };
export const WithoutHero: Story = {
  args: { hero: null },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'IT security services' })).toBeVisible();
  },
};
/** Above a job board, which brings a top of its own. */
export const CrumbsAlone: Story = { render: ({ page }) => <Crumbs page={page} /> };
