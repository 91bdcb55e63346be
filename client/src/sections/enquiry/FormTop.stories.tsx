import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { relayOf } from '#handover/samples.ts';
import { hero, legalPage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { FormTop } from './FormTop.tsx';
import { FormTopWords } from './FormTopWords.tsx';

const meta = {
  component: FormTop,
  subcomponents: { FormTopWords },
  args: {
    page: { ...legalPage, kind: 'PLAIN', path: '/contact-us' },
    hero,
    form: {
      __typename: 'EnquiryFormSection',
      anchor: 'form',
      heading: 'Your message',
      lead: 'We need your name, your e-mail address and a message.',
      interest: null,
      interests: ['Software development', 'Something else'],
      events: [],
      short: false,
      now: relayOf('a weekday'),
      calls: [],
      callLink: null,
    },
  },
} satisfies Meta<typeof FormTop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MessageFirst: Story = {
  async play({ canvasElement }) {
    const form = await within(canvasElement).findByRole('form', { name: 'Your message' });
    const [first] = within(form).getAllByRole('textbox');
    await expect(first).toHaveAccessibleName('Your message');
  },
};
export const OnAPhone: Story = { ...MessageFirst, globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
