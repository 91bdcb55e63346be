import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { SourcesDemo } from './SourcesDemo.tsx';
import { answer } from './samples.ts';

const meta = {
  component: SourcesDemo,
  args: answer,
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof SourcesDemo>;
export default meta;

type Story = StoryObj<typeof meta>;

const sentence = (canvas: HTMLElement, words: RegExp) => within(canvas).getByRole('radio', { name: words });

export const FirstSentence: Story = {};

export const NewSentence: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByText(/^When someone leaves/));
    await expect(within(canvasElement).getByText(/^A source\. It stays in the draft/)).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Sentence 2. Written for this RFP. Waits for security review.',
    );
  },
};

export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    sentence(canvasElement, /^Each person/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(sentence(canvasElement, /^When someone/)).toBeChecked();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: pseudoLocalize(answer), globals: { viewport: { value: 'w320' } } };
