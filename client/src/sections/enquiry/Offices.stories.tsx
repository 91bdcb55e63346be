import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import type { PictureFragment } from '#ui/Picture.generated.ts';
import { views } from '#ui/samples.ts';
import { Offices } from './Offices.tsx';

const office = (label: string, location: string, address: string, view: PictureFragment | null = null) => ({
  __typename: 'Office' as const,
  label,
  location,
  address,
  headquarters: label === 'Edison, NJ',
  view,
});

const meta = {
  component: Offices,
  args: {
    __typename: 'OfficesSection',
    anchor: 'offices',
    heading: 'Offices',
    lead: 'Ring before you come: half of us work from home on any day.',
    offices: [
      office('Edison, NJ', 'United States', 'Latitude House, 360 Meridian Way, Edison, NJ 08837'),
      office('Austin, TX', 'United States', 'Handover Building, 24 Longitude Street, Austin, TX 78701', views.Austin),
      office('London', 'United Kingdom', 'Meridian Rooms, 12 Chronometer Lane, London EC2A 4AA'),
    ],
    ground: 'light',
  },
} satisfies Meta<typeof Offices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByCountry: Story = {
  async play({ canvasElement }) {
    const headings = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['United States', 'United Kingdom']);
  },
};
export const Empty: Story = { args: { offices: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
