import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FooterOffices } from './FooterOffices.tsx';
import { site, siteForIndia } from './samples.ts';

const meta = {
  component: FooterOffices,
  args: { offices: site.offices },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FooterOffices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = {};
export const InIndia: Story = {
  args: { offices: siteForIndia.offices },
  async play({ canvasElement }) {
    const offices = within(within(canvasElement).getByRole('region', { name: 'Offices' })).getAllByRole('listitem');
    await expect(offices.at(-1)).toHaveTextContent('Noida');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
