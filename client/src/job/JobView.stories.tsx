import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setClock } from '#handover/clock.ts';
import { momentOf } from '#handover/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { JobView } from './JobView.tsx';
import { austinOffice } from './samples.ts';

const meta = {
  component: JobView,
  args: { office: austinOffice, closes: '2026-12-17', asOf: '2026-11-20T09:30:00Z' },
  beforeEach: () => setClock(momentOf('a weekday')),
} satisfies Meta<typeof JobView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UntilADay: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('The lamp’s on until applications close, Dec 17, 2026.');
  },
};
export const UntilFilled: Story = { args: { closes: null } };
export const LongWords: Story = { args: { office: pseudoLocalize(austinOffice) } };
