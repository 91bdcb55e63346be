import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeMap } from './HomeMap.tsx';

const meta = {
  component: HomeMap,
  parameters: {
    usage: {
      use: 'Through HomeHero, as the place of map, routes and screen; its code comes after the words are there.',
      avoid: 'On another page, or with a screen that has no rows for the routes to land at.',
      access:
        'Decoration around one figure. It runs to the page’s edges, is clipped there, and nothing scrolls sideways.',
      words: 'It has none; the screen on it brings its own.',
    },
  },
  args: { children: <div css={{ height: 360, borderRadius: 20, background: 'var(--sky-100)' }} /> },
  decorators: [
    (Story) => (
      <div css={{ padding: 40, overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HomeMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1280' } } };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
