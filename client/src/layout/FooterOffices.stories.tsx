import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FooterOffices } from './FooterOffices.tsx';
import { site, siteForIndia } from './samples.ts';

const meta = {
  component: FooterOffices,
  parameters: {
    usage: {
      use: 'Beside the map: the same offices as addresses, for those who do not see it or want to copy one.',
      avoid: 'On the contact page, which has the section Offices with countries.',
      access: 'A region named “Offices” with a list of address elements, two columns at least, on phones too.',
      words:
        'The city as the label, then the address on one line as it would stand on a letter. Visitors from India see Vadodara and Noida as well.',
    },
  },
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
