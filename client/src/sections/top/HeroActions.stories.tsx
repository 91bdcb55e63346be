import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { link } from '#sections/samples.ts';
import { HeroActions } from './HeroActions.tsx';

const meta = {
  component: HeroActions,
  parameters: {
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
