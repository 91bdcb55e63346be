import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from './Count.tsx';

const meta = {
  component: Count,
  parameters: {
    usage: {
      use: 'Beside Careers, for the number of open jobs.',
      avoid: 'For anything that is not counted live, such as “new”.',
      access:
        'Read as part of the link: “Careers, 24 open roles”. When the number is not known nothing is there, no zero and no dash.',
      words: 'A number alone; the words behind it are only heard.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Count>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { of: 24 },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('24 open roles'),
};
export const Many: Story = { args: { of: 1240 } };
export const Unknown: Story = {
  args: { of: null },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
};
