import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { daySliderStyle } from './DaySlider.style.ts';
import { DaySlider } from './DaySlider.tsx';
import { momentAt } from './day.ts';
import { momentOf, relayOf } from './samples.ts';

const meta = {
  component: DaySlider,
  args: {
    moment: momentAt(relayOf('a weekday'), momentOf('a weekday')),
    said: '15:40 UTC. London has the work.',
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={[daySliderStyle, { padding: 40 }]}>
        <div css={{ position: 'relative', height: 44 }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof DaySlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Present: Story = {
  async play({ canvasElement, args }) {
    const slider = within(canvasElement).getByRole('slider', { name: 'Time of the day' });
    await expect(slider).toHaveAttribute('aria-valuetext', '15:40 UTC. London has the work.');
    fireEvent.input(slider, { target: { value: '995' } });
    await expect(args.onChoose).toHaveBeenCalledWith(995);
  },
};
/** The end of the day is not the beginning of the next one. */
export const Midnight: Story = {
  async play({ canvasElement, args }) {
    fireEvent.input(within(canvasElement).getByRole('slider'), { target: { value: '1440' } });
    await expect(args.onChoose).toHaveBeenCalledWith(1439);
  },
};
