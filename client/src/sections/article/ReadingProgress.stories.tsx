import type { Meta, StoryObj } from '@storybook/react-vite';
import { measured, ReadingProgress } from './ReadingProgress.tsx';

const meta = {
  component: ReadingProgress,
  decorators: [
    (Story) => (
      <div css={[measured, { height: '300vh' }]}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReadingProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Scroll to see it grow; a journey checks that it does. */
export const Unread: Story = {};
