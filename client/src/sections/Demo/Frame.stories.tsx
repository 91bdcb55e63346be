import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from './Frame.tsx';

const meta = {
  component: Frame,
  parameters: { layout: 'padded' },
  args: {
    product: 'InkFree',
    title: 'Contractor agreement',
    state: '3 of 3 signed',
    said: '',
    note: 'A made-up contract.',
    children: [<div key="left">Left</div>, <div key="middle">Middle</div>, <div key="right">Right</div>],
  },
} satisfies Meta<typeof Frame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1280' } } };
export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
