import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Disclosure, ExampleMark } from './Disclosure.tsx';
import { casePage } from './samples.ts';

const meta = {
  component: Disclosure,
  args: { text: casePage.disclosure },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnLight: Story = {};
export const OnNavy: Story = {
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
export const Mark: Story = { render: () => <ExampleMark /> };
