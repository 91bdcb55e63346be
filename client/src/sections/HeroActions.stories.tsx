import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroActions } from './HeroActions.tsx';
import { link } from './samples.ts';

const meta = {
  component: HeroActions,
  parameters: {
    usage: {
      use: 'At the top of a page: one main action, one other at most.',
      avoid: 'For three and more, and for links to other pages in passing: those stand in the text.',
      access:
        'Links that look like buttons, 48 px high, below each other and as wide as the page on phones. Without actions no room is kept.',
      words: 'A verb and its object: “Ask for a security review”.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof HeroActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: { links: [link('Talk to an engineer', '#talk'), link('See what we do', '/our-services')] },
};
export const One: Story = { args: { links: [link('Talk to an engineer', '#talk')] } };
export const None: Story = {
  args: { links: [] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('a')).toBeNull(),
};
