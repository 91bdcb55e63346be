import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { measured, ReadingProgress } from './ReadingProgress.tsx';

const meta = {
  component: ReadingProgress,
  parameters: {
    usage: {
      use: 'Inside the element that holds an article, which has the style `measured`.',
      avoid: 'On short pages and on pages of sections.',
      access: 'Decoration, hidden from readers and where reduced motion is preferred. The contents list says the same.',
      words: 'It has none.',
    },
  },
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

export const HalfRead: Story = {
  async play({ canvasElement }) {
    const text = canvasElement.querySelector('div')?.querySelector('div[aria-hidden]')?.parentElement as Element;
    const bar = text.querySelector('[aria-hidden]') as Element;
    const share = () => Number.parseFloat(getComputedStyle(bar).scale);
    const { top, height } = text.getBoundingClientRect();
    scrollBy({ top: top + (height - innerHeight) / 2, behavior: 'instant' });
    await waitFor(() => expect(share()).toBeGreaterThan(0.4));
    await expect(share()).toBeLessThan(0.6);
  },
};
