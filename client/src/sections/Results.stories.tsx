import type { Meta, StoryObj } from '@storybook/react-vite';
import { longer } from '#stage/longer.ts';
import { Results } from './Results.tsx';
import { cases, servicePages } from './samples.ts';

const meta = {
  component: Results,
  args: { pages: cases },
  parameters: {
    usage: {
      use: 'Through PageList, for cases by their first figure.',
      avoid: 'For pages without figures.',
      access: 'The figure is read before the title.',
      words: 'As in Facts.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Results>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVeryLarge: Story = { globals: { viewport: { value: 'w1280' } } };
export const Two: Story = { args: { pages: cases.slice(0, 2) } };
export const PagesWithoutResults: Story = { args: { pages: servicePages } };
export const LongWords: Story = { args: { pages: longer(cases) }, globals: { viewport: { value: 'w320' } } };
