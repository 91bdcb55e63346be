import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stops } from './Stops.tsx';

const meta = {
  component: Stops,
  parameters: { layout: 'padded' },
  args: {
    label: 'Signers',
    stops: [
      { name: 'Hiring manager', detail: 'Signed 09:12', state: 'done' },
      { name: 'Contractor', detail: 'You, now', state: 'live' },
      { name: 'Seal', detail: 'After the last signature', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof Stops>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Finished: Story = { args: { stops: [{ name: 'Seal', detail: '12:05', state: 'done' }] } };
