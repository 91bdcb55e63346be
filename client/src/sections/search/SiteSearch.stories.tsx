import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { noResults, results } from './samples.ts';

/** Every search is answered so. */
const answer = (search: object | null, path: string) => ({ mocks: { Query: () => ({ search }) }, path });

const meta = {
  component: SiteSearch,
  args: {
    __typename: 'SiteSearchSection',
    heading: 'Search',
    lead: 'Pages, jobs, articles, events and documents.',
  },
  parameters: answer(results, '/search?q=pentset'),
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof SiteSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('3 results for “pentest”')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('pentset');
    const links = canvas.getAllByRole('link');
    await expect(links[0]).toHaveTextContent('Vulnerability and penetration tests: What it costs');
    await expect(links.at(-1)).toHaveAttribute('href', '/careers?q=pentest');
  },
};
export const Nothing: Story = {
  parameters: answer(noResults, '/search?q=lion'),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Nothing on this site has “lion”/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search jobs instead' })).toHaveAttribute('href', '/careers?q=lion');
  },
};
export const Failed: Story = {
  parameters: answer(null, '/search?q=lion'),
  async play({ canvas }) {
    await expect(await canvas.findByText(/can’t answer right now/)).toBeVisible();
  },
};
export const Typed: Story = {
  parameters: answer(results, '/search'),
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'pentest');
    await expect(await canvas.findByText('3 results for “pentest”')).toBeVisible();
  },
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
