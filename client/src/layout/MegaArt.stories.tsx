import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { MegaArt } from './MegaArt.tsx';
import { menuEntry } from './samples.ts';

const [group] = menuEntry('Services').groups;
if (!group) throw new Error('the services have no groups');

const meta = {
  component: MegaArt,
  args: { group },
  globals: { viewport: { value: 'w1280' } },
  decorators: [
    (Story) => (
      <div css={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MegaArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongWords: Story = { args: { group: pseudoLocalize(group) } };
