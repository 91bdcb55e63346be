import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { MegaGroup } from './MegaGroup.tsx';
import { menuEntry } from './samples.ts';

const [group] = menuEntry('Services').groups;
if (!group) throw new Error('the services have no groups');

const meta = {
  component: MegaGroup,
  args: { group, pathname: '/', shown: false, onPoint: fn() },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof MegaGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PointedAt: Story = {
  async play({ args, canvasElement }) {
    await userEvent.hover(within(canvasElement).getByRole('link', { name: 'Web development' }));
    await expect(args.onPoint).toHaveBeenCalled();
  },
};
export const Shown: Story = { args: { shown: true } };
export const CurrentPage: Story = {
  args: { pathname: '/services/web-development-service' },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Web development' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
export const LongWords: Story = { args: { group: pseudoLocalize(group) } };
