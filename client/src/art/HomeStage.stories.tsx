import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeStage } from './HomeStage.tsx';
import { Work360Handover } from './screens/Work360Handover.tsx';

const meta = {
  component: HomeStage,
  parameters: {
    usage: {
      use: 'On the first page alone, around the product screen. The routes land at the rows of Work360Handover, whose places it knows.',
      avoid: 'With any other screen, or on a second page: the lines would end at nothing.',
      access:
        'Map and lines are hidden from readers; the screen inside is a figure that is read. The lines run past the window and the section around clips them, so nothing scrolls sideways.',
      words: 'It has none. What is to be said stands in the hero before it and in the screen on it.',
    },
  },
  args: { children: <Work360Handover /> },
  decorators: [
    (Story) => (
      <div css={{ overflow: 'clip', paddingInline: 40 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HomeStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
