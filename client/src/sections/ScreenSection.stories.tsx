import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ScreenSection } from './ScreenSection.tsx';
import { link } from './samples.ts';

const meta = {
  component: ScreenSection,
  args: {
    __typename: 'ScreenSection',
    anchor: null,
    heading: 'The night shift writes it down',
    lead: 'The person who comes in at nine finds the state, the open question and the next step.',
    screen: 'WORK360_HANDOVER',
    more: link('About Work360', '/products/work360'),
    ground: 'light',
  },
} satisfies Meta<typeof ScreenSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithMore: Story = {};
export const OnSky: Story = { args: { ground: 'sky', lead: null, more: null } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
