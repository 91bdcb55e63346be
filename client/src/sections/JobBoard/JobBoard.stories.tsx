import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { austin, tampa, vadodara } from '#job/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { JobBoard } from './JobBoard.tsx';
import { found, suggestions } from './samples.ts';
import type { Found } from './useJobs.ts';

/** Every search is answered so. */
const answer = (part: Partial<Found> = {}, path = '/careers') => ({
  mocks: { Query: () => ({ searchJobs: () => found(part).searchJobs }) },
  path,
});

const meta = {
  component: JobBoard,
  args: {
    __typename: 'JobBoardSection',
    anchor: 'jobs',
    heading: 'Open jobs in four countries',
    lead: 'Engineers, recruiters and nurses in four countries.',
  },
  parameters: {
    ...answer({ totalCount: 24 }),
  },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof JobBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

const results = (canvas: HTMLElement) => within(canvas).findByRole('heading', { level: 2 });

export const AllJobs: Story = {
  async play({ canvasElement }) {
    await expect(await results(canvasElement)).toHaveTextContent('24 open jobs');
    const form = canvasElement.querySelector<HTMLFormElement>('#find');
    await expect(new URL(form?.action ?? '').pathname).toBe('/careers');
    await expect(form?.method).toBe('get');
  },
};
export const Searched: Story = {
  parameters: answer({}, '/careers?q=engineer&country=IN&country=US&workplace=hybrid&sort=closing'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await results(canvasElement)).toHaveTextContent(
      '2 jobs found for “engineer” in India or the United States, hybrid',
    );
    await expect(canvas.getByRole('searchbox')).toHaveValue('engineer');
    await expect(canvas.getByRole('checkbox', { name: /Hybrid/ })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Closing soon');
    await expect(canvas.getByRole('link', { name: 'Remove United States' })).toHaveAttribute(
      'href',
      '/careers?q=engineer&country=IN&workplace=hybrid&sort=closing#job-results',
    );
  },
};
export const SecondPage: Story = {
  parameters: answer({ nodes: [tampa], totalCount: 21 }, '/careers?q=nurse&page=2'),
  async play({ canvasElement }) {
    const pages = within(await within(canvasElement).findByRole('navigation', { name: 'Pages of jobs' }));
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/careers?q=nurse#job-results');
    await expect(within(canvasElement).getByText(/Showing 21–21 of 21/)).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: answer({ nodes: [], totalCount: 0, suggestions }, '/careers?q=cobol&country=CA&workplace=on_site'),
  async play({ canvasElement }) {
    await expect(await results(canvasElement)).toHaveTextContent('No jobs match “cobol” in Canada, on site');
    await expect(within(canvasElement).getByRole('link', { name: 'Without “cobol”: 3 jobs' })).toHaveAttribute(
      'href',
      '/careers?country=CA&workplace=on_site#job-results',
    );
  },
};
export const NothingAtAll: Story = { parameters: answer({ nodes: [], facets: [], totalCount: 0 }) };
export const Stale: Story = {
  parameters: answer({ isStale: true }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/We can’t load the latest jobs/)).toBeVisible();
  },
};
export const Unreachable: Story = {
  globals: { network: 'error' },
  parameters: { speaks: true },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { name: 'An error occurred' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /India/ }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Show 24 jobs' })).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: pseudoLocalize(meta.args),
  parameters: answer({ nodes: pseudoLocalize([austin, vadodara]) }),
  globals: { viewport: { value: 'w320' } },
};
