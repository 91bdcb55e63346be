import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { casePage, hero, homePage, productPage, servicePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PageHeading } from './PageHeading.tsx';

const meta = {
  component: PageHeading,
  args: { page: servicePage, hero },
  parameters: {
    layout: 'padded',
    usage: {
      words: 'The name is the page’s `label`, as in the menu. It is not a heading, and never a slogan.',
      good: {
        show: () => <PageHeading page={servicePage} hero={{ ...hero, anchor: null }} />,
        why: 'The page’s name above a heading that promises one thing.',
      },
      bad: {
        show: () => (
          <PageHeading
            page={{ ...servicePage, label: 'Next-level solutions' }}
            hero={{ ...hero, anchor: null, heading: 'Empowering your journey' }}
          />
        ),
        why: 'A slogan is no name, and the heading could be anybody’s.',
      },
    },
  },
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Service: Story = {
  async play({ canvasElement }) {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: hero.heading });
    await expect(heading.previousElementSibling).toHaveTextContent(servicePage.label);
  },
};
export const CaseStudy: Story = { args: { page: casePage } };
export const Product: Story = { args: { page: productPage } };
/** Other kinds of page have the heading alone. */
export const HeadingAlone: Story = {
  args: { page: homePage },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { level: 1 }).closest('hgroup')).toBeNull();
  },
};
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
