import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { pictures } from '#ui/samples.ts';
import { ServiceGroups } from './ServiceGroups.tsx';
import { ServiceIndex } from './ServiceIndex.tsx';

const entry = (label: string, link: string, text: string) => ({
  __typename: 'ServiceIndexEntry' as const,
  label,
  link,
  text,
  art: pictures.sign,
});

/** All services, with links to the groups and a filter. */
const meta = {
  component: ServiceIndex,
  args: {
    __typename: 'ServiceIndexSection',
    anchor: 'index',
    heading: 'All services',
    lead: null,
    ground: 'light',
    groups: [
      {
        __typename: 'ServiceIndexGroup',
        title: 'AI/ML',
        link: '/our-services/ai-ml-development-services',
        text: 'Only what beats the baseline',
        services: [
          entry('Deep learning', '/services/deep-learning-services', 'When simple models end'),
          entry('Image processing', '/services/image-processing-services', 'Forms, defects, counts'),
        ],
      },
      {
        __typename: 'ServiceIndexGroup',
        title: 'IT staffing',
        link: '/our-services/it-staffing-services',
        text: 'People for the team you have',
        services: [entry('Project staffing', '/services/project-staffing', 'A team for one result')],
      },
    ],
  },
} satisfies Meta<typeof ServiceIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Filtered: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by word' }), 'forms');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getByRole('link', { name: 'Image processing' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Deep learning' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'IT staffing' })).toBeNull();
  },
};
const pagesWith = (...paths: string[]) => ({
  mocks: { Query: () => ({ pages: () => paths.map((path) => ({ __typename: 'ServicePage', path })) }) },
});
/** The page of the service has the word. */
export const FoundOnItsPage: Story = {
  parameters: pagesWith('/services/deep-learning-services'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'neural');
    await expect(await canvas.findByText('1 of 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deep learning' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: pagesWith(),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(await canvas.findByText(/No service has “zeppelin”/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 3');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
/** The groups alone, as the server writes them. */
export const Groups: Story = { render: ({ groups }) => <ServiceGroups groups={groups} /> };
