import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeStage } from './HomeStage.tsx';

const meta = {
  component: HomeStage,
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
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
