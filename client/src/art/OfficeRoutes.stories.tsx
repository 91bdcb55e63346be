import type { Meta, StoryObj } from '@storybook/react-vite';
import { wideWidth } from './mapWidth.ts';
import { OfficeRoutes } from './OfficeRoutes.tsx';
import { placeWide } from './pins.ts';

const place = (label: string, latitude: number, longitude: number) => ({ label, latitude, longitude });
const abroad = [
  place('Vancouver, BC', 49.3, -123.1),
  place('Edison, NJ', 40.5, -74.4),
  place('Toronto, ON', 43.7, -79.4),
  place('London', 51.5, -0.1),
  place('Manchester', 53.5, -2.2),
];
const all = [...abroad, place('Vadodara', 22.3, 73.2)];

const routesOf = (offices: typeof abroad) => ({ offices, pins: placeWide(offices), width: wideWidth });

const meta = {
  component: OfficeRoutes,
  args: routesOf(all),
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ overflow: 'clip' }}>
        <div css={{ position: 'relative', aspectRatio: '358 / 127' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof OfficeRoutes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToIndia: Story = {};
export const OnBeyondTheEdge: Story = { args: routesOf(abroad) };
export const WithoutLondon: Story = { args: routesOf(abroad.slice(0, 3)) };
export const NoOffices: Story = { args: routesOf([]) };
