import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hero, partnerPage, servicePage } from '#sections/samples.ts';
import { card, compared, finding, table } from '#sections/specimen/samples.ts';
import type { TopFragment } from '#sections/top/Top.generated.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { pictures } from '#ui/samples.ts';
import { ServiceHero } from './ServiceHero.tsx';

const page: TopFragment = {
  ...servicePage,
  kind: 'SERVICE',
  path: '/services/seo-services',
  label: 'SEO',
  art: pictures.sign,
};

const meta = {
  component: ServiceHero,
  args: { page, hero: { ...hero, specimen: table }, ground: 'desk' },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof ServiceHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Specimen: /)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** What runs is on navy. */
export const WithAGrade: Story = { args: { hero: { ...hero, specimen: finding }, ground: 'navy' } };
export const Partner: Story = {
  args: { page: partnerPage },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Visit Saviynt (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const Group: Story = {
  args: { page: servicePage, hero: { ...hero, fan: [card('Web development', finding), card('Testing', table)] } },
  async play({ canvasElement }) {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading.closest('hgroup')).toBeNull();
  },
};
export const Phone: Story = {
  args: { hero: { ...hero, specimen: compared } },
  globals: { viewport: { value: 'w375' } },
};
export const LongWords: Story = {
  args: { hero: pseudoLocalize({ ...hero, specimen: table }) },
  globals: { viewport: { value: 'w320' } },
};
