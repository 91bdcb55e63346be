import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sections } from './Sections.tsx';
import { articles, link, products, text } from './samples.ts';

const none = { anchor: null, label: null, lead: null, figure: null, specimen: null };

const meta = {
  title: 'sections/Sections',
  component: Sections,
  args: {
    sections: [
      { ...none, __typename: 'ProseSection', heading: 'Why it matters', text: text.slice(0, 1) },
      {
        ...none,
        __typename: 'StepsSection',
        heading: 'How it goes',
        unit: null,
        length: null,
        steps: [
          { __typename: 'Step', title: 'Listen', when: 'Week 1', from: 0, to: 20, text: 'Two calls.', decisive: true },
        ],
      },
      {
        ...none,
        __typename: 'PageListSection',
        heading: 'Products',
        layout: 'PRODUCTS',
        disclosure: null,
        pages: [...products],
        more: null,
      },
      {
        ...none,
        __typename: 'PageListSection',
        heading: 'Notes',
        layout: 'NOTES',
        disclosure: null,
        pages: [...articles],
        more: null,
      },
      {
        ...none,
        __typename: 'CallToActionSection',
        heading: 'Tell us what’s stuck',
        actions: [link('Talk to us', '/contact-us')],
      },
    ],
  },
} satisfies Meta<typeof Sections>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EachOnItsGround: Story = {
  async play({ canvasElement }) {
    const grounds = within(canvasElement)
      .getAllByRole('region')
      .map((region) => region.dataset.ground);
    await expect(grounds).toEqual(['light', 'sky', 'navy', 'light', 'band']);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const Empty: Story = { args: { sections: [] } };
