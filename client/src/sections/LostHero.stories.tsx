import type { Meta, StoryObj } from '@storybook/react-vite';

import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { LostHero } from './LostHero.tsx';
import { hero, legalPage } from './samples.ts';

const meta = {
  component: LostHero,
  args: { page: { ...legalPage, kind: 'PLAIN', path: '/404' }, hero },
} satisfies Meta<typeof LostHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InMidAir: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
