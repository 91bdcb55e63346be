import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeHero, jobConnection } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { HomeWords } from './HomeWords.tsx';

const meta = {
  component: HomeWords,
  args: { hero: homeHero, jobs: jobConnection },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ paddingBlock: 40, overflow: 'clip' }}>
        <Wrap>
          <Story />
        </Wrap>
      </div>
    ),
  ],
} satisfies Meta<typeof HomeWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1280' } } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(homeHero) } };
