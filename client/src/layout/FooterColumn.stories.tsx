import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { FooterColumn } from './FooterColumn.tsx';
import { site } from './samples.ts';

const meta = {
  component: FooterColumn,
  parameters: {
    usage: {
      use: 'For a list of links in the footer under one heading; `wide` puts a long one in two columns.',
      avoid: 'For more than a dozen links, and for text.',
      access:
        'A list below its heading, each target 28 px high at least. `before` adds hidden words, so that “LinkedIn” is heard as “Hire360 on LinkedIn”.',
      words: 'Labels as in the menu and on the pages they lead to.',
    },
  },
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
export const Wide: Story = { args: { wide: true } };
export const Networks: Story = {
  args: { title: 'Follow', links: site.footer.social, before: 'Hire360 on ' },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: /^Hire360 on LinkedIn/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const Empty: Story = { args: { links: [] } };
export const LongWords: Story = { args: { links: pseudoLocalize(site.footer.services) } };
