import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Lines } from './Lines.tsx';

const station = (title: string, text: string, link: string | null) => ({
  __typename: 'Card' as const,
  title,
  text,
  link,
});

const meta = {
  component: Lines,
  args: {
    __typename: 'LinesSection',
    anchor: 'services',
    heading: 'What we do, on two lines',
    lead: 'Board where you are stuck.',
    lines: [
      {
        __typename: 'Line',
        title: 'Build',
        text: 'New products, models and the data under them.',
        stations: [
          station('Software development', 'Web, mobile and custom systems.', '/our-services/software-development'),
          station(
            'AI/ML',
            'Language and image work with a **measured** baseline.',
            '/our-services/ai-ml-development-services',
          ),
          station('Data engineering', 'Pipelines your analysts trust.', '/our-services/data-engineering-and-analytics'),
        ],
      },
      {
        __typename: 'Line',
        title: 'Staff',
        text: 'People for the team you already have.',
        stations: [
          station('IT staffing', 'Augmentation and project teams.', '/our-services/it-staffing-services'),
          station('Healthcare staffing', 'Nurses and allied health.', null),
        ],
      },
    ],
    ground: 'light',
  },
} satisfies Meta<typeof Lines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1280' } } };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
export const Empty: Story = { args: { lines: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args) };
