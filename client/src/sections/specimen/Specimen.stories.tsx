import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Specimen } from './Specimen.tsx';
import * as samples from './samples.ts';

/** A sample of what a service delivers, in one of ten kinds, some of which have several forms. Figures in it are made up, and its caption says so. */
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
export const TableOfRings: Story = { args: { specimen: samples.rings } };
export const Matrix: Story = { args: { specimen: samples.matrix } };
export const Bars: Story = { args: { specimen: samples.bars } };
export const BarsBelowZero: Story = {
  args: { specimen: samples.losses },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('−312 USD')).toBeVisible(),
};
export const Plan: Story = { args: { specimen: samples.plan } };
export const Plot: Story = { args: { specimen: samples.plot } };
export const PlotOnAPhone: Story = { args: { specimen: samples.plot }, globals: { viewport: { value: 'w320' } } };
export const ChainWithCode: Story = { args: { specimen: samples.chain } };
export const ChainOnAPhone: Story = { args: { specimen: samples.chain }, globals: { viewport: { value: 'w320' } } };
export const Log: Story = { args: { specimen: samples.log } };
export const Paper: Story = { args: { specimen: samples.paper } };
export const Talk: Story = { args: { specimen: samples.talk } };
export const MatrixOfColumns: Story = { args: { specimen: samples.matrixAs('COLUMNS') } };
export const MatrixOfCircles: Story = { args: { specimen: samples.matrixAs('CIRCLES') } };
export const MatrixOfDots: Story = {
  args: { specimen: samples.scores },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('cell', { name: '9' })).toBeVisible(),
};
export const BarsAsColumns: Story = { args: { specimen: samples.efforts } };
export const BarsAsColumnsOnAPhone: Story = {
  args: { specimen: samples.efforts },
  globals: { viewport: { value: 'w320' } },
};
export const BarsInAStack: Story = {
  args: { specimen: samples.barsAs('STACK') },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('list', { name: /: After of Before$/ })).toBeVisible(),
};
export const BarsAsSignals: Story = { args: { specimen: samples.margins } };
export const PlanOfBlocks: Story = { args: { specimen: samples.planAs('BLOCKS') } };
export const PlanOfWaves: Story = { args: { specimen: samples.planAs('WAVES') } };
export const PlanOfSteps: Story = { args: { specimen: samples.planAs('STEPS') } };
export const PlanAsADial: Story = { args: { specimen: samples.planAs('DIAL') } };
export const PlanAsADialOnAPhone: Story = {
  args: { specimen: samples.planAs('DIAL') },
  globals: { viewport: { value: 'w320' } },
};
export const PlotOfAreas: Story = { args: { specimen: samples.plotAs('AREAS') } };
export const PlotOfColumns: Story = { args: { specimen: samples.counts } };
export const PlotOfStrips: Story = { args: { specimen: samples.plotAs('STRIPS') } };
export const OnAScreen: Story = { args: { specimen: { ...samples.chain, medium: 'SCREEN' } } };
export const OnAPhone: Story = { args: { specimen: { ...samples.log, medium: 'PHONE' } } };
export const InAPhotograph: Story = { args: { specimen: { ...samples.paper, medium: 'PHOTO' } } };
export const InAChat: Story = { args: { specimen: { ...samples.talk, medium: 'CHAT' } } };
export const Change: Story = {
  args: { specimen: { ...samples.empty, code: '- name   text\n\n+ **first**  text\n+ last   text\n' } },
};
export const NotesAlone: Story = {
  args: { specimen: { ...samples.empty, about: null, place: null, foot: null } },
};
export const LongWords: Story = {
  args: { specimen: pseudoLocalize(samples.table) },
  globals: { viewport: { value: 'w320' } },
};
