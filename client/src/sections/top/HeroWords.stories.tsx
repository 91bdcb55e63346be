import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hero } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { HeroWords, words } from './HeroWords.tsx';

const meta = {
  component: HeroWords,
  args: { hero },
  decorators: [
    (Story) => (
      <Wrap css={[words, { paddingBlock: 24 }]}>
        <h1>{hero.heading}</h1>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof HeroWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.length).toBeGreaterThan(0);
  },
};
export const WithALineOfItsKind: Story = {
  args: { children: <ArrowLink href="https://saviynt.com">Visit Saviynt</ArrowLink> },
};
export const Empty: Story = { args: { hero: { ...hero, lead: null, actions: [], proof: null } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
