import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrap } from './Wrap.tsx';

const block = <div css={{ background: 'var(--band)', padding: 24 }}>1200 px at most, a gutter at least</div>;

const meta = {
  component: Wrap,
  parameters: {
    usage: {
      use: 'As the column that contains a section: at most 1200 px wide.',
      avoid: 'Inside another Wrap, or around full-width content.',
      access:
        'A div without semantics. Its gutter is 16 px at 320 px, so that text never touches the edge, and 40 px on desktops.',
      words: 'It has none; its content sets the line length.',
      good: {
        show: () => <Wrap>{block}</Wrap>,
        why: 'One column, with one gutter.',
      },
      bad: {
        show: () => (
          <Wrap>
            <Wrap>{block}</Wrap>
          </Wrap>
        ),
        why: 'One in another has twice the gutter, so its edge is not that of other sections.',
      },
    },
  },
} satisfies Meta<typeof Wrap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { args: { children: block }, globals: { viewport: { value: 'w1536' } } };
export const OnAPhone: Story = { args: { children: block }, globals: { viewport: { value: 'w320' } } };
