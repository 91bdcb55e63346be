import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { SigningDemo } from './SigningDemo.tsx';
import { contract } from './samples.ts';

const meta = {
  component: SigningDemo,
  args: contract,
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof SigningDemo>;
export default meta;

type Story = StoryObj<typeof meta>;

const lines = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('list', { name: 'Trail of the contract' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function sign(canvas: HTMLElement) {
  await userEvent.type(within(canvas).getByRole('textbox', { name: 'Or type your name' }), 'Alex Example{Enter}');
  await within(canvas).findByText('Sealed. Nothing changed since');
}

export const YourTurn: Story = {
  async play({ canvasElement }) {
    await expect(lines(canvasElement)).toHaveLength(4);
    await expect(lines(canvasElement).at(-1)).toMatch(/^\d\d:\d\d:\d\dOpened by you/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign' }));
    await expect(within(canvasElement).getByText('Not sealed yet')).toBeVisible();
  },
};

export const SignedByTyping: Story = {
  async play({ canvasElement }) {
    await sign(canvasElement);
    await expect(lines(canvasElement).slice(4)).toEqual([
      expect.stringMatching(/Read by youFor \d+ seconds?$/),
      expect.stringMatching(/Signature begunTyped$/),
      expect.stringMatching(/Signed by youTyped: Alex Example$/),
      expect.stringMatching(/SealedAny later change breaks the seal$/),
    ]);
    await expect(canvasElement).toHaveTextContent('3 of 3 signed');
  },
};

export const SignedByHand: Story = {
  async play({ canvasElement }) {
    const pad = canvasElement.querySelector('svg')?.parentElement as HTMLElement;
    const { left, top } = pad.getBoundingClientRect();
    const at = (i: number) => ({ clientX: left + 40 + 9 * i, clientY: top + 80 - 30 * Math.sin(i), pointerId: 1 });
    // The browser knows no pointer of this id, so it cannot be captured.
    pad.setPointerCapture = () => {};
    await fireEvent.pointerDown(pad, { ...at(0), pointerType: 'pen' });
    for (let i = 1; i < 30; i++) await fireEvent.pointerMove(pad, at(i));
    await fireEvent.pointerUp(pad, at(30));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign' }));
    await within(canvasElement).findByText('Sealed. Nothing changed since');
    await expect(lines(canvasElement).join()).toMatch(/Drawn with a pen.*1 stroke, 29 points/);
  },
};

/** The fingerprint is calculated again: it is that of the seal only while the comma is in its place. */
export const Broken: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await sign(canvasElement);
    const seal = canvasElement.querySelector('code')?.textContent;
    await expect(seal).toMatch(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Move a comma in 7.3' }));
    await canvas.findByText('The seal is broken: a comma was moved');
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back' }));
    await waitFor(() => expect(canvasElement.querySelector('code')).toHaveTextContent(seal ?? ''));
    await userEvent.click(canvas.getByRole('button', { name: 'Move a comma in 7.3' }));
    await canvas.findByText('Seal broken');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = {
  args: pseudoLocalize(contract),
  globals: { viewport: { value: 'w320' } },
};
