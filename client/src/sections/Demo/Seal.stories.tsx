import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Seal } from './Seal.tsx';

const meta = {
  component: Seal,
  parameters: { layout: 'padded' },
  args: { seal: null, found: null, isAltered: false, clause: '7.3', onAlter: fn() },
} satisfies Meta<typeof Seal>;
export default meta;

type Story = StoryObj<typeof meta>;

const hash = '0123456789abcdef'.repeat(4);

export const NotYet: Story = {};
export const Whole: Story = { args: { seal: hash, found: hash } };
export const Broken: Story = { args: { seal: hash, found: hash.replace('0', 'f'), isAltered: true } };
export const WithoutEncryption: Story = { args: { seal: '', found: '' } };
