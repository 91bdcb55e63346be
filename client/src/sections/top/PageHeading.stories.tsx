import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { casePage, hero, productPage, servicePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PageHeading } from './PageHeading.tsx';

const meta = {
  component: PageHeading,
  args: { page: productPage, hero },
  parameters: {
    layout: 'padded',
    usage: {
      words: 'The name is the page’s `label`, as in the menu. It is not a heading, and never a slogan.',
      good: {
        show: () => <PageHeading page={productPage} hero={{ ...hero, anchor: null }} />,
        why: 'The page’s name above a heading that promises one thing.',
      },
      bad: {
        show: () => (
          <PageHeading
            page={{ ...productPage, label: 'Next-level solutions' }}
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

export const Product: Story = {
  async play({ canvasElement }) {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: hero.heading });
    await expect(heading.previousElementSibling).toHaveTextContent(productPage.label);
  },
};
export const CaseStudy: Story = { args: { page: casePage } };
/** Other kinds of page have the heading alone. */
export const HeadingAlone: Story = {
  args: { page: servicePage },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { level: 1 }).closest('hgroup')).toBeNull();
  },
};
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
