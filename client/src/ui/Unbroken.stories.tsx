import type { Meta, StoryObj } from '@storybook/react-vite';
import { unbroken } from './Unbroken.tsx';

const Unbroken = ({ text }: { text: string }) => unbroken(text);

const meta = {
  component: Unbroken,
  args: { text: 'What first-time clients ask' },
  parameters: {
    usage: {
      use: 'For headings and leads: a short compound such as “first-time” stays on one line.',
      avoid: 'For running text, whose lines are long enough, and for lines with markup (Inline).',
      access: 'Only the letters beside a hyphen are in an element, so screen readers read whole words.',
      good: {
        show: () => <h3 css={{ width: 150 }}>{unbroken('A 28-bed surgical unit')}</h3>,
        why: 'The compound is read at once.',
      },
      bad: {
        show: () => <h3 css={{ width: 150 }}>A 28-bed surgical unit</h3>,
        why: 'Whether it breaks depends on the width of the window.',
      },
    },
  },
  render: (args) => <h2 css={{ width: 250, padding: 24, boxSizing: 'content-box' }}>{unbroken(args.text)}</h2>,
} satisfies Meta<typeof Unbroken>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Compound: Story = {};
export const WithoutHyphen: Story = { args: { text: 'What clients ask' } };
export const LongCompound: Story = { args: { text: 'Merchant-to-merchant-settlement' } };
