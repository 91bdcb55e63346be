import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { HandoverDemo } from './HandoverDemo.tsx';
import { board } from './samples.ts';

const meta = {
  component: HandoverDemo,
  args: board,
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof HandoverDemo>;
export default meta;

type Story = StoryObj<typeof meta>;

const card = (canvas: HTMLElement, number: string) =>
  within(canvas).getByRole('button', { name: new RegExp(`^${number}`) });
const said = (canvas: HTMLElement) => within(canvas).getByRole('status');

export const Held: Story = {};

export const OfferedAndTaken: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over to Toronto' }));
    await expect(said(canvasElement)).toHaveTextContent('API-209: offered to Toronto with its note. It is London’s');
    await expect(card(canvasElement, 'API-209')).toHaveTextContent('Still London’s, not taken yet');
    await userEvent.keyboard('{Enter}');
    await expect(said(canvasElement)).toHaveTextContent('API-209: Toronto has it.');
    await expect(canvas.getByRole('button', { name: 'Start again' })).toHaveFocus();
  },
};

/** The card keeps the focus in its new column. */
export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    card(canvasElement, 'API-209').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(card(canvasElement, 'API-209')).toHaveFocus();
    await expect(canvasElement).toHaveTextContent('2 tickets are offered');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(card(canvasElement, 'API-209')).toHaveTextContent('London has it');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(card(canvasElement, 'API-209')).toHaveFocus();
  },
};

export const Dragged: Story = {
  async play({ canvasElement }) {
    const from = card(canvasElement, 'API-209');
    const to = card(canvasElement, 'WEB-84').getBoundingClientRect();
    const { left, top } = from.getBoundingClientRect();
    // The browser knows no pointer of this id, so it cannot be captured.
    from.setPointerCapture = () => {};
    await fireEvent.pointerDown(from, { clientX: left + 9, clientY: top + 9, pointerId: 1 });
    await fireEvent.pointerMove(from, { clientX: to.left + 9, clientY: to.top + 9, pointerId: 1 });
    await fireEvent.pointerUp(from, { clientX: to.left + 9, clientY: to.top + 9, pointerId: 1 });
    await expect(card(canvasElement, 'API-209')).toHaveTextContent('Still London’s, not taken yet');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: pseudoLocalize(board), globals: { viewport: { value: 'w320' } } };
