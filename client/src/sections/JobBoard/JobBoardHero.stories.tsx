import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { JobBoardHero } from './JobBoardHero.tsx';
import { everything } from './readSearch.ts';
import type { SearchControl } from './useSearch.ts';

const control: SearchControl = {
  search: everything,
  input: createRef(),
  typed: fn(),
  submit: fn(),
  change: fn(),
};

const meta = {
  component: JobBoardHero,
  // Storybook reads all arguments, which fails on an element in a reference.
  render: (args) => <JobBoardHero {...args} control={{ ...args.control, input: createRef() }} />,
  args: {
    heading: 'Open jobs in four countries',
    lead: 'Engineers, recruiters and nurses in four countries.',
    control,
  },
} satisfies Meta<typeof JobBoardHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search open jobs' });
    await userEvent.type(field, 'go{Enter}');
    await expect(args.control.typed).toHaveBeenCalledTimes(2);
    await expect(args.control.submit).toHaveBeenCalledOnce();
  },
};
export const Searched: Story = {
  args: { control: { ...control, search: { ...everything, q: 'engineer' } } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveValue('engineer');
  },
};
export const WithoutLead: Story = { args: { lead: null } };
export const LongWords: Story = {
  args: pseudoLocalize({ ...meta.args, control }),
  globals: { viewport: { value: 'w320' } },
};
