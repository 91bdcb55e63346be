import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { SendTimeDemo } from './SendTimeDemo.tsx';
import { campaign } from './samples.ts';

const meta = {
  component: SendTimeDemo,
  args: campaign,
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof SendTimeDemo>;
export default meta;

type Story = StoryObj<typeof meta>;

const slider = (canvas: HTMLElement) => within(canvas).getByRole('slider');

export const OnEachClock: Story = {};

export const ToAllAtOnce: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'To all at once' }));
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '09:00 UTC. 736 of 1,840 readers are awake.');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('736 of 1,840 readers are awake.');
  },
};

export const Dragged: Story = {
  async play({ canvasElement }) {
    await fireEvent.change(slider(canvasElement), { target: { value: '180' } });
    await expect(canvasElement).toHaveTextContent('0 of 1,840 awake');
    await fireEvent.change(slider(canvasElement), { target: { value: '780' } });
    await expect(canvasElement).toHaveTextContent('1,840 of 1,840 awake');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: pseudoLocalize(campaign), globals: { viewport: { value: 'w320' } } };
