import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { text } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Prose } from './Prose.tsx';

const meta = {
  component: Prose,
  args: {
    __typename: 'ProseSection',
    anchor: null,
    label: null,
    heading: 'Why it matters',
    lead: 'In two minutes.',
    text: [...text],
    figure: null,
    specimen: null,
    ground: 'light',
  },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  async play({ canvasElement }) {
    await expect(
      within(canvasElement).getByRole('heading', { level: 3, name: 'Three signs that it is time' }),
    ).toBeVisible();
  },
};
export const WithoutHeading: Story = {
  args: { heading: '', lead: null },
  async play({ canvasElement }) {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Three signs that it is time' }),
    ).toBeVisible();
  },
};
const labeled = {
  label: 'What it is',
  figure: { __typename: 'Fact', value: '2–4 weeks', unit: null, text: 'for a penetration test, **retest included**.' },
} as const;

export const WithLabelAndFigure: Story = {
  args: labeled,
  async play({ canvasElement }) {
    const [label, heading] = within(canvasElement).getAllByText(/^(What it is|Why it matters)$/);
    await expect(label?.tagName).toBe('P');
    await expect(heading).toHaveRole('heading');
    await expect(within(canvasElement).getByText('2–4 weeks')).toBeVisible();
  },
};
export const WithLabelOnAPhone: Story = { args: labeled, globals: { viewport: { value: 'w320' } } };
export const Empty: Story = { args: { text: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
