import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Picture } from './Picture.tsx';
import { pictures } from './samples.ts';

const meta = {
  component: Picture,
  args: { picture: pictures.diagram },
  parameters: {
    usage: {
      use: 'For whatever is drawn for a page: diagrams, screens, signs. The file is in `server/content/pictures/`.',
      avoid: 'For figures that content has as numbers, which charts draw, and for icons of controls.',
      access: 'The alt text says everything that the picture says. Without one it is an ornament.',
      words: 'Words in a picture are those of the page, in its fonts.',
      good: {
        show: () => <Picture picture={pictures.sign} css={{ width: 112 }} />,
        why: 'One idea and one live stroke, in the colors of the ground.',
      },
      bad: {
        show: () => <Picture picture={{ ...pictures.diagram, narrow: null }} css={{ width: 240 }} />,
        why: 'Without a narrow drawing, nobody can read its words on a phone.',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Diagram: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvasElement }) {
    const name = 'Requests that pass or stop at one policy gate.';
    await expect(within(canvasElement).getByRole('img', { name })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'w375' } } };
export const Screen: Story = { args: { picture: pictures.screen } };
export const Ornament: Story = { args: { picture: pictures.cover } };
export const Dark: Story = { args: { picture: pictures.screen }, globals: { theme: 'dark' } };
export const OnNavy: Story = {
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
