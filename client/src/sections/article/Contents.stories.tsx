import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Contents } from './Contents.tsx';

const chapters = [
  { id: 'signs', text: 'Three signs that it is time' },
  { id: 'week', text: 'What the first week brings' },
  { id: 'after', text: 'What is left **afterwards**' },
];

const meta = {
  component: Contents,
  args: { chapters },
  parameters: {
    layout: 'padded',
  },
  render: (args) => (
    <div css={{ display: 'grid', gridTemplateColumns: '240px 1fr', gap: 32 }}>
      <Contents {...args} />
      <div>
        {args.chapters.map(({ id, text }) => (
          <div key={id} css={{ minHeight: 700 }}>
            <h2 id={id}>{text}</h2>
          </div>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof Contents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FollowsTheReader: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    document.getElementById('week')?.scrollIntoView({ behavior: 'instant' });
    const link = canvas.getByRole('link', { name: 'What the first week brings' });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const LongWords: Story = { args: { chapters: pseudoLocalize(chapters) } };
