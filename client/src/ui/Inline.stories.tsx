import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inline } from './Inline.tsx';

const Inline = ({ text }: { text: string }) => inline(text);

const meta = {
  component: Inline,
  parameters: {
    usage: {
      use: 'For one line of content that may contain **bold**, __emphasis__ or a link.',
      avoid: 'For several paragraphs (RichText), or for text in components, which is written as elements.',
      access: 'Produces strong, em and links, but never markup from the text: anything else stays as it is.',
      words: 'At most one link per sentence; its text says where it leads.',
      good: {
        show: () => <p>{inline('You own the code **from the first commit**.')}</p>,
        why: 'One emphasis, on what matters.',
      },
      bad: {
        show: () => <p>{inline('**You** own __the code__ **from the [first commit](/contact-us)**.')}</p>,
        why: 'Where everything stands out, nothing does.',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { text: 'Every handover between offices is written down.' } };
export const Marked: Story = {
  args: { text: 'You own the code **from the first commit**, __in your repository__. [Ask us](/contact-us) how.' },
};
export const LinkToAnotherSite: Story = {
  args: { text: 'See the [tour](https://example.com/tour).' },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'tour (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const UnmatchedMarks: Story = { args: { text: 'Two ** stars and a [bracket stay as they are.' } };
export const UnsafeAddress: Story = {
  args: { text: 'A [link](javascript:alert) that is none.' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
