import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignaturePad } from './SignaturePad.tsx';
import { contract } from './samples.ts';

const meta = {
  component: SignaturePad,
  parameters: { layout: 'padded' },
  args: {
    path: '',
    typed: '',
    finished: null,
    isLocked: false,
    isEmpty: true,
    onBegin: fn(),
    onStroke: fn(),
    onDraw: fn(),
  },
} satisfies Meta<typeof SignaturePad>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Drawn: Story = { args: { path: 'M40 90Q80 20 120 90Q160 160 200 60', isEmpty: false } };
export const Typed: Story = { args: { typed: 'Alex Example', isEmpty: false } };
export const LongName: Story = { args: { typed: 'Alexandra-Maria Example-Smith', isEmpty: false } };
/** What is served. Where scripts run, it is hidden until they have replaced it. */
export const Finished: Story = { args: { finished: contract.signature, isLocked: true, isEmpty: false } };
