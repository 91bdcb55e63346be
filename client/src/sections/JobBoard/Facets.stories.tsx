import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Facets } from './Facets.tsx';
import { everything } from './readSearch.ts';
import { changed, facets } from './samples.ts';

const cities = ['Austin', 'Chicago', 'Dallas', 'Edison', 'London', 'Noida', 'Tampa', 'Toronto'];

const meta = {
  component: Facets,
  args: { facets, total: 24, search: { ...everything, country: ['IN'] }, place: null, onChange: fn() },
  decorators: [
    (Story) => (
      <div css={{ width: 280, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Facets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  async play({ args, canvasElement }) {
    const country = within(canvasElement).getByRole('group', { name: 'Country' });
    await expect(within(country).getByRole('checkbox', { name: 'India 8 jobs' })).toBeChecked();
    await userEvent.click(within(country).getByRole('checkbox', { name: /United Kingdom/ }));
    await expect(changed(args)).toEqual({ ...args.search, country: ['IN', 'GB'], page: 1 });
  },
};
export const ManyValues: Story = {
  args: {
    facets: [
      {
        __typename: 'JobFacet',
        field: 'CITY',
        options: cities.map((city, i) => ({ __typename: 'JobFacetOption', value: city, label: city, count: 9 - i })),
      },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Toronto')).not.toBeVisible();
    await userEvent.click(canvas.getByText('2 more'));
    await expect(canvas.getByText('Toronto')).toBeVisible();
  },
};
export const AllStateTheirPay: Story = {
  args: { total: 21 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('group', { name: 'Pay' })).toBeNull();
  },
};
export const Nothing: Story = { args: { facets: [] } };
export const LongWords: Story = { args: { facets: pseudoLocalize(facets) } };
