import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuPicture } from './MenuPicture.tsx';

const meta = {
  component: MenuPicture,
  decorators: [
    (Story) => (
      <div css={{ padding: 24 }}>
        <div data-ground="desk" css={{ width: 220, height: 150, overflow: 'hidden' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const bytes = canvasElement.querySelector('svg')?.outerHTML.length ?? 0;
    await expect(bytes).toBeGreaterThan(100);
    await expect(bytes).toBeLessThan(650);
  },
} satisfies Meta<typeof MenuPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Mailzzy: Story = { args: { name: 'MAILZZY' } };
export const InkFree: Story = { args: { name: 'INKFREE' } };
export const Work360: Story = { args: { name: 'WORK360' } };
export const RFPPro: Story = { args: { name: 'RFPPRO' } };
export const Articles: Story = { args: { name: 'ARTICLES' } };
export const Cases: Story = { args: { name: 'CASES' } };
export const Documents: Story = { args: { name: 'DOCUMENTS' } };
