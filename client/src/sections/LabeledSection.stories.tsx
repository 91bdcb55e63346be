import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { LabeledSection } from './LabeledSection.tsx';

const meta = {
  component: LabeledSection,
  args: {
    id: 'why',
    label: 'What it is',
    heading: 'Why it matters',
    lead: 'Because the second time is **never** cheaper.',
    aside: <p>2–4 weeks, retest included.</p>,
    ground: 'light',
    children: <div>What is not written down is found out again, by people who are paid for something else.</div>,
  },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof LabeledSection>;
export default meta;

type Story = StoryObj<typeof meta>;

const opens = (type: string): Story => ({
  render: (args) => (
    <div data-opens={type}>
      <LabeledSection {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    const region = within(canvasElement).getByRole('region', { name: 'Why it matters' });
    await expect(region.textContent).toMatch(/^What it isWhy it matters/);
    await expect(within(region).getAllByRole('heading')).toHaveLength(1);
  },
});

export const Build: Story = opens('StepsSection');
export const Run: Story = opens('TableSection');
export const Staff: Story = opens('QuoteSection');
export const WithoutLabel: Story = { args: { label: null } };
export const LongWords: Story = {
  args: pseudoLocalize({ label: 'What it is', heading: 'Why it matters' }),
  globals: { viewport: { value: 'w320' } },
};
