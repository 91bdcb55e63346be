import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#art/samples.ts';
import { relayOf } from '#handover/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { DiagramSection } from './DiagramSection.tsx';

const meta = {
  component: DiagramSection,
  args: {
    __typename: 'DiagramSection',
    anchor: null,
    heading: 'One gate for every request',
    lead: 'People, services and contractors take the same way in.',
    diagram: 'ZERO_TRUST',
    ...words.ZERO_TRUST,
    caption: 'The laptop and the service account pass. The contractor’s request stops at the gate.',
    now: null,
    ground: 'light',
  },
} satisfies Meta<typeof DiagramSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gate: Story = {};
export const Handover: Story = {
  args: {
    heading: 'A day of work',
    lead: 'Each office takes over what the one before it began.',
    diagram: 'HANDOVER',
    labels: [],
    alt: null,
    caption: 'The bars are the usual hours of each office, and the line is the work.',
    now: relayOf('a weekday'),
  },
};
export const WithoutLead: Story = {
  args: {
    heading: 'From a commit to everyone',
    lead: null,
    diagram: 'PIPELINE',
    ...words.PIPELINE,
    caption: 'What fails its tests stops. What passes is built once, and reaches everyone in steps.',
  },
};
/** The check of the content keeps the words of the drawing short. */
export const LongWords: Story = {
  args: { ...pseudoLocalize(meta.args), labels: meta.args.labels },
  globals: { viewport: { value: 'w320' } },
};
