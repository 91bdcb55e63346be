import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hydrateOnVisible } from './hydrateOnVisible.tsx';
import { lazy } from './lazy.ts';
import { pictures } from './samples.ts';

const LazyPicture = hydrateOnVisible(
  lazy(() => import('./Picture.tsx'), 'onVisible'),
  (module) => module.Picture,
);

const meta = {
  component: LazyPicture,
  args: { picture: pictures.diagram },
} satisfies Meta<typeof LazyPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Near: Story = {
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('img')).toBeVisible();
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
