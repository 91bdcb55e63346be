import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LazyDiagram } from '#art/lazyParts.ts';

const meta = {
  component: LazyDiagram,
  parameters: {
    usage: {
      use: 'For a heavy part below the fold: forms, screens, diagrams, the map. Its code comes when it is 400 px below the window.',
      avoid: 'For what is seen at once, and for what must answer the first press.',
      access:
        'The server’s markup stands until the part is here, so it can be read, and forms are posted. Nothing moves when it is taken over.',
      words: 'The part’s own: it adds none and shows no “loading”.',
    },
  },
  args: { name: 'PIPELINE', caption: 'Its code came when it was near.' },
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
