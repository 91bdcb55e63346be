import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrap } from './Wrap.tsx';

const meta = { component: Wrap } satisfies Meta<typeof Wrap>;
export default meta;

type Story = StoryObj<typeof meta>;

const block = <div css={{ background: 'var(--sky-100)', padding: 24 }}>1200 px at most, a gutter at least</div>;

export const Wide: Story = { args: { children: block }, globals: { viewport: { value: 'w1536' } } };
export const OnAPhone: Story = { args: { children: block }, globals: { viewport: { value: 'w320' } } };
