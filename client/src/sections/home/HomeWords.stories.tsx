import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { HomeWords } from './HomeWords.tsx';

const meta = {
  component: HomeWords,
  args: { hero },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ paddingBlock: 40 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HomeWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1280' } } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) } };
