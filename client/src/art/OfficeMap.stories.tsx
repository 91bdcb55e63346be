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

const office = (label: string, address: string, latitude: number, longitude: number) => ({
  label,
  address,
  latitude,
  longitude,
  headquarters: label === 'Edison, NJ',
});

const offices = [
  office('Edison, NJ', 'Latitude House, 360 Meridian Way', 40.5, -74.4),
  office('Austin, TX', '24 Longitude Street', 30.3, -97.7),
  office('Dallas, TX', '18 Parallel Avenue', 32.8, -96.8),
  office('Chicago, IL', '7 Compass Court', 41.9, -87.6),
  office('Atlanta, GA', '52 Waypoint Road', 33.7, -84.4),
  office('Tampa, FL', '91 Sextant Drive', 27.9, -82.5),
  office('San Jose, CA', '115 Azimuth Lane', 37.3, -121.9),
  office('Toronto, ON', '40 Bearing Street', 43.7, -79.4),
  office('Vancouver, BC', '63 Chartroom Street', 49.3, -123.1),
  office('London', '12 Chronometer Lane', 51.5, -0.1),
  office('Manchester', '5 Shuttle Yard', 53.5, -2.2),
];

export const WithoutIndia: Story = { args: { offices } };

export const WithIndia: Story = {
  args: {
    offices: [
      ...offices,
      office('Vadodara', '8 Tropic Road', 22.3, 73.2),
      office('Noida', 'Plot 17, Relay Park', 28.5, 77.4),
    ],
  },
};

export const OneOffice: Story = { args: { offices: offices.slice(0, 1) } };

export const Phone: Story = { ...WithIndia, globals: { viewport: { value: 'w375' } } };
