import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { site, siteForIndia } from '#layout/samples.ts';
import { OfficeMap } from './OfficeMap.tsx';

const meta = {
  component: OfficeMap,
  args: { addressOf: (label) => `#${label}` },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 32 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfficeMap>;
export default meta;

type Story = StoryObj<typeof meta>;

const { offices } = site;

export const WithoutIndia: Story = { args: { offices } };

export const WithIndia: Story = {
  args: { offices: siteForIndia.offices },
  async play({ canvasElement }) {
    const pins = within(canvasElement).getAllByRole('link');
    await expect(pins).toHaveLength(siteForIndia.offices.length);
  },
};

export const OneOffice: Story = { args: { offices: offices.slice(0, 1) } };

export const Phone: Story = { ...WithIndia, globals: { viewport: { value: 'w320' } } };
