import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rule } from './Rule.tsx';

const meta = { component: Rule } satisfies Meta<typeof Rule>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Falling: Story = { args: { seed: 'a' } };
export const Rising: Story = { args: { seed: 'services' } };
