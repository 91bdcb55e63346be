import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrap } from './Wrap.tsx';

const meta = {
  component: Wrap,
  parameters: {
    usage: {
      use: 'As the column in which everything of a section stands: 1200 px at most.',
      avoid: 'Inside another Wrap, or around what runs to the page’s edges.',
      access:
        'A div without meaning. Its gutter is 16 px at 320 px, so that text never touches the edge, and 40 px on desks.',
      words: 'It has none; its content sets how long lines may be.',
    },
  },
} satisfies Meta<typeof Wrap>;
export default meta;

type Story = StoryObj<typeof meta>;

const block = <div css={{ background: 'var(--sky-100)', padding: 24 }}>1200 px at most, a gutter at least</div>;

export const Wide: Story = { args: { children: block }, globals: { viewport: { value: 'w1536' } } };
export const OnAPhone: Story = { args: { children: block }, globals: { viewport: { value: 'w320' } } };
