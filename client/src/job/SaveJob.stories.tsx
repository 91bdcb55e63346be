import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { SaveJob } from './SaveJob.tsx';
import { austin } from './samples.ts';

const meta = {
  component: SaveJob,
  args: { job: austin },
  parameters: { layout: 'padded' },
  beforeEach: () => () => localStorage.removeItem('saved jobs'),
} satisfies Meta<typeof SaveJob>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Save: Senior Go engineer, payments' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBe(44);
  },
};
export const Saved: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const button = canvas.getByRole('button', { name: 'Saved: Senior Go engineer, payments' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem('saved jobs')).toBe('["1182"]');
  },
};
export const WithWord: Story = {
  args: { withWord: true },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Saved')).toBeVisible();
  },
};
/** Storage that is full or refused: the button says so until it is left. */
export const Refused: Story = {
  args: { withWord: true },
  beforeEach: () => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return () => full.mockRestore();
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved: this browser can’t keep it.');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const LongWords: Story = {
  args: { job: pseudoLocalize(austin), withWord: true },
  globals: { viewport: { value: 'w320' } },
};
