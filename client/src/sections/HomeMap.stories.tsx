import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeMap } from './HomeMap.tsx';

const meta = {
  component: HomeMap,
  args: { children: <div css={{ height: 360, borderRadius: 20, background: 'var(--band)' }} /> },
  decorators: [
    (Story) => (
      <div css={{ padding: 40, overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HomeMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1280' } } };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
