import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LazyDiagram } from '#art/lazyParts.ts';
import { words } from '#art/samples.ts';

const meta = {
  component: LazyDiagram,
  args: { name: 'PIPELINE', ...words.PIPELINE, caption: 'Its code came when it was near.' },
} satisfies Meta<typeof LazyDiagram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Near: Story = {
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Its code came when it was near.')).toBeVisible();
  },
};
export const FarBelow: Story = {
  decorators: [
    (Story) => (
      <div css={{ paddingTop: 3000 }}>
        <Story />
      </div>
    ),
  ],
};
