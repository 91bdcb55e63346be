import type { Meta, StoryObj } from '@storybook/react-vite';
import { figure } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { pictures } from '#ui/samples.ts';
import { Cover } from './Cover.tsx';

const meta = {
  component: Cover,
  args: { figure, art: pictures.cover, path: '/blogs/5g-routers' },
  parameters: {
    usage: {
      use: 'As the picture of an article: one of its figures, and a drawing of its subject.',
      avoid: 'For figures without a source in the article, and for more than one figure.',
      access: 'The figure and its words are text; the drawing is hidden from screen readers.',
      words: 'The unit is short. The text is a half sentence that goes on from the figure.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Cover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheDrawing: Story = {};
export const BelowTheDrawing: Story = { globals: { viewport: { value: 'w375' } } };
export const WithoutAPicture: Story = { args: { art: null } };
export const LongWords: Story = {
  args: { figure: { ...pseudoLocalize(figure), value: '12,345,678' } },
  globals: { viewport: { value: 'w320' } },
};
