import type { Meta, StoryObj } from '@storybook/react-vite';
import { measured, ReadingProgress } from './ReadingProgress.tsx';

const meta = {
  component: ReadingProgress,
  parameters: {
    usage: {
      use: 'Inside the element that holds an article, which has the style `measured`.',
      avoid: 'On short pages and on pages made of sections, which people scan rather than read.',
      access: 'Decoration, hidden from readers and where reduced motion is preferred. The contents list says the same.',
      words: 'It has none.',
    },
  },
  decorators: [
    (Story) => (
      <div css={[measured, { height: '300vh' }]}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReadingProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Scroll to see it grow; a journey checks that it does. */
export const Unread: Story = {};
