import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section, SectionHead } from './Section.tsx';

const meta = {
  component: Section,
  subcomponents: { SectionHead },
  parameters: {
    usage: {
      use: 'As the frame of every section: heading above (`stack`) or on the left (`split`), with less space when `compact`.',
      avoid: 'Inside another section, or for the top of a page, which has a hero.',
      access:
        'A region named by its heading, which is also its anchor, so links lead to the heading. Sections sets the background.',
      words: 'A heading alone. `headingHidden` is for screen readers only.',
      good: {
        show: () => (
          <Section id={null} heading="Accounts close within a working day" ground="light" compact>
            <p>Here is how.</p>
          </Section>
        ),
        why: 'The heading says what the section does.',
      },
      bad: {
        show: () => (
          <Section id={null} heading="Our approach" lead="**How we work**" ground="light" compact>
            <p>Here is how.</p>
          </Section>
        ),
        why: 'The heading says nothing, and the lead repeats it.',
      },
    },
  },
  args: {
    id: 'why',
    heading: 'Why it matters',
    lead: 'Because the second time is **never** cheaper.',
    ground: 'light',
    children: <p>What is not written down is found out again, by people who are paid for something else.</p>,
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  async play({ canvasElement }) {
    const region = within(canvasElement).getByRole('region', { name: 'Why it matters' });
    await expect(within(region).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'why');
  },
};
export const Split: Story = { args: { layout: 'split' } };
export const Compact: Story = { args: { compact: true } };
export const OnSky: Story = { args: { ground: 'sky' } };
export const OnNavy: Story = { args: { ground: 'navy' } };
export const OnTheBand: Story = { args: { ground: 'band' } };
export const HeadingHidden: Story = { args: { headingHidden: true } };
export const WithoutHeading: Story = { args: { heading: '', lead: null } };
