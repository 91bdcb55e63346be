import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Specimen } from './Specimen.tsx';
import * as samples from './samples.ts';

/** A sample of what a service delivers, made of parts of six kinds. Figures in it are made up, and its caption says so. */
const meta = {
  component: Specimen,
  args: { specimen: samples.table },
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'w768' } },
} satisfies Meta<typeof Specimen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Objects of a controller and their checks' })).toBeVisible();
    await expect(canvas.getByText(/^Specimen: /)).toBeVisible();
  },
};
export const TableOnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const TableOfTwoColumns: Story = { args: { specimen: samples.log } };
export const Tiles: Story = {
  args: { specimen: samples.tiles },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('cell', { name: '38' })).toBeVisible(),
};
export const Paper: Story = { args: { specimen: samples.paper } };
export const PaperOnAPhone: Story = { args: { specimen: samples.paper }, globals: { viewport: { value: 'w320' } } };
export const CodeOfAFinding: Story = { args: { specimen: samples.finding } };
export const Bars: Story = { args: { specimen: samples.compared } };
export const BarsBelowZero: Story = {
  args: { specimen: samples.losses },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('−312 USD')).toBeVisible(),
};
export const Drawing: Story = {
  args: { specimen: samples.drawing },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('img', { name: /fall out of its store/ })).toBeVisible(),
};
export const BarsWithALimit: Story = { args: { specimen: samples.margins } };
export const BarsOnAPhone: Story = { args: { specimen: samples.margins }, globals: { viewport: { value: 'w320' } } };
export const Plan: Story = {
  args: { specimen: samples.plan },
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2),
};
export const Plot: Story = { args: { specimen: samples.plot } };
export const PlotOnAPhone: Story = { args: { specimen: samples.plot }, globals: { viewport: { value: 'w320' } } };
export const Talk: Story = { args: { specimen: samples.talk } };
export const Code: Story = { args: { specimen: samples.change } };
export const OnAScreen: Story = { args: { specimen: { ...samples.finding, dark: true } } };
export const NotesAlone: Story = { args: { specimen: { ...samples.note, about: null, foot: null } } };
export const ANote: Story = { args: { specimen: samples.note } };
export const ANoteOnAPhone: Story = { args: { specimen: samples.note }, globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = {
  args: { specimen: pseudoLocalize(samples.table) },
  globals: { viewport: { value: 'w320' } },
};
