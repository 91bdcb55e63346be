import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficeMap } from './OfficeMap.tsx';

const meta = {
  component: OfficeMap,
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ padding: 40, overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfficeMap>;
export default meta;

type Story = StoryObj<typeof meta>;

const office = (label: string, location: string, latitude: number, longitude: number) => ({
  label,
  location,
  latitude,
  longitude,
  headquarters: label === 'Edison, NJ',
});

const offices = [
  office('Edison, NJ', 'United States', 40.5, -74.4),
  office('Austin, TX', 'United States', 30.3, -97.7),
  office('Dallas, TX', 'United States', 32.8, -96.8),
  office('Chicago, IL', 'United States', 41.9, -87.6),
  office('Atlanta, GA', 'United States', 33.7, -84.4),
  office('Tampa, FL', 'United States', 27.9, -82.5),
  office('San Jose, CA', 'United States', 37.3, -121.9),
  office('Toronto, ON', 'Canada', 43.7, -79.4),
  office('Vancouver, BC', 'Canada', 49.3, -123.1),
  office('London', 'United Kingdom', 51.5, -0.1),
  office('Manchester', 'United Kingdom', 53.5, -2.2),
];

export const WithoutIndia: Story = { args: { offices } };

export const WithIndia: Story = {
  args: {
    offices: [...offices, office('Vadodara', 'India', 22.3, 73.2), office('Noida', 'India', 28.5, 77.4)],
  },
};

export const OneOffice: Story = { args: { offices: offices.slice(0, 1) } };

export const Phone: Story = { ...WithIndia, globals: { viewport: { value: 'w375' } } };
