import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero, servicePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PlainHero } from './PlainHero.tsx';

const meta = {
  component: PlainHero,
  args: { page: { ...servicePage, __typename: 'PlainPage', kind: 'PLAIN' }, hero },
} satisfies Meta<typeof PlainHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const HeadingAlone: Story = { args: { hero: { ...hero, lead: null, actions: [], proof: null } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
