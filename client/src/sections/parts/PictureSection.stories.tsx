import type { Meta, StoryObj } from '@storybook/react-vite';
import { link } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { pictures } from '#ui/samples.ts';
import { PictureSection } from './PictureSection.tsx';

const meta = {
  component: PictureSection,
  args: {
    __typename: 'PictureSection',
    anchor: 'gate',
    heading: 'One gate for every request',
    lead: 'Each request is checked for **who**, which device, what and when.',
    picture: pictures.diagram,
    caption: 'The laptop and the service account pass. The contractor’s request stops at the gate.',
    more: null,
    ground: 'light',
  },
} satisfies Meta<typeof PictureSection>;
export default meta;

type Story = StoryObj<typeof meta>;

const screen = {
  heading: 'Opens by local hour',
  picture: pictures.screen,
  caption: '',
  more: link('How send windows work', '#windows'),
};

export const WithACaption: Story = { globals: { viewport: { value: 'w1280' } } };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };
export const BesideTheHeading: Story = { args: screen, globals: { viewport: { value: 'w1280' } } };
export const BelowTheHeading: Story = { args: { ...screen, ground: 'sky' }, globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = {
  args: { ...pseudoLocalize({ ...meta.args, ...screen }), ground: 'light' },
  globals: { viewport: { value: 'w320' } },
};
