import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rule } from './Rule.tsx';

const meta = {
  component: Rule,
  parameters: {
    usage: {
      use: 'Between two parts that have nothing else between them.',
      avoid: 'Where a heading parts them already.',
      access: 'Hidden from readers.',
      words: 'None.',
    },
  },
} satisfies Meta<typeof Rule>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Falling: Story = { args: { seed: 'a' } };
export const Rising: Story = { args: { seed: 'services' } };
