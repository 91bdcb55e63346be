import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { FooterColumn } from './FooterColumn.tsx';
import { site } from './samples.ts';

const meta = {
  component: FooterColumn,
  args: { title: 'Services', links: site.footer.services },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FooterColumn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};
export const Networks: Story = {
  args: { title: 'Follow', links: site.footer.social, before: 'Hire360 on ' },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: /^Hire360 on LinkedIn/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const Empty: Story = { args: { links: [] } };
export const LongWords: Story = { args: { links: pseudoLocalize(site.footer.services) } };
