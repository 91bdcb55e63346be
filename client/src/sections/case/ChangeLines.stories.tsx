import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangeLines } from './ChangeLines.tsx';

const meta = {
  component: ChangeLines,
  args: {
    figure: '34',
    change: {
      before: 118_000,
      after: 77_900,
      unit: 'dollars a month',
      beforeNote: 'mean of three bills',
      afterNote: 'for the same load',
    },
  },
} satisfies Meta<typeof ChangeLines>;
export default meta;

type Story = StoryObj<typeof meta>;

const lengths = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect().width);

export const Drop: Story = {
  async play({ canvasElement, args }) {
    const rects = [...canvasElement.querySelectorAll('rect')];
    await Promise.all(rects.flatMap((rect) => rect.getAnimations().map((animation) => animation.finished)));
    const [before = 0, after = 0] = lengths(canvasElement);
    await expect(Math.abs(after / before / (args.change.after / args.change.before) - 1)).toBeLessThan(0.01);
  },
};
/** The figure after is the one above the lines. */
export const SaidAbove: Story = {
  args: {
    figure: '9',
    change: { before: 26, after: 9, unit: 'days', beforeNote: 'the last twenty gaps', afterNote: 'over one quarter' },
  },
};
export const ShortLine: Story = {
  args: {
    figure: '1',
    change: { before: 57, after: 2, unit: 'a quarter', beforeNote: 'the winter before', afterNote: null },
  },
};
export const Growth: Story = {
  args: {
    figure: '1',
    change: { before: 17, after: 52, unit: '%', beforeNote: 'the old chatbot', afterNote: 'with four actions' },
  },
};
export const ToZero: Story = {
  args: { figure: '1', change: { before: 17, after: 0, unit: 'files a night', beforeNote: null, afterNote: null } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
