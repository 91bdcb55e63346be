import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeStage } from './HomeStage.tsx';
import { Work360Handover } from './screens/Work360Handover.tsx';

const meta = {
  component: HomeStage,
  parameters: {
    usage: {
      use: 'On the first page alone.',
      avoid: 'Anywhere else.',
      access: 'Hidden from readers. Clipped by its section, so nothing scrolls sideways.',
      words: 'None.',
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
