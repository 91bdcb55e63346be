import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { space } from '#theme/tokens.ts';
import { Glyph } from './Glyph.tsx';
import { glyphs } from './glyphs.ts';

/** The signs of all services. */
const meta = { component: Glyph, parameters: { layout: 'padded' } } satisfies Meta<typeof Glyph>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: { of: '/services/seo-services' } };
export const All: Story = {
  args: { of: '' },
  render: () => (
    <div css={all}>
      {Object.keys(glyphs).map((path) => (
        <Glyph key={path} of={path} />
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(drawings).size).toBe(Object.keys(glyphs).length);
  },
};
export const Unknown: Story = {
  args: { of: '/about' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toBeNull(),
};

const all = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s5};
`;
