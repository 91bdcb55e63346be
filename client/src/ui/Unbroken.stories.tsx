import type { Meta, StoryObj } from '@storybook/react-vite';
import { unbroken } from './Unbroken.tsx';

const Unbroken = ({ text }: { text: string }) => unbroken(text);

const meta = {
  component: Unbroken,
  args: { text: 'What first-time clients ask' },
  render: (args) => <h2 css={{ width: 250, padding: 24, boxSizing: 'content-box' }}>{unbroken(args.text)}</h2>,
} satisfies Meta<typeof Unbroken>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Compound: Story = {};
export const WithoutHyphen: Story = { args: { text: 'What clients ask' } };
export const LongCompound: Story = { args: { text: 'Merchant-to-merchant-settlement' } };
