import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero, legalPage, link } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { pictures } from '#ui/samples.ts';
import { LostHero } from './LostHero.tsx';

const lost: typeof hero = {
  ...hero,
  heading: 'There’s no page at this address',
  lead: 'If you typed it, check the spelling. If you followed a link on this site, the mistake is ours.',
  actions: [link('Go to the home page', '/'), link('See all services', '/services')],
  proof: null,
};

const meta = {
  component: LostHero,
  args: { page: { ...legalPage, kind: 'PLAIN', path: '/404', art: pictures.lost }, hero: lost },
} satisfies Meta<typeof LostHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InMidAir: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(lost) }, globals: { viewport: { value: 'w320' } } };
