import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OfficePin } from './OfficePin.tsx';
import type { Pin } from './pins.ts';

const at = (side: Pin['side']): Pin => ({ place: [500, 80], name: [side === 'east' ? 520 : 480, 100], side });

const meta = {
  component: OfficePin,
  args: {
    office: {
      label: 'Edison, NJ',
      address: 'Latitude House, 360 Meridian Way',
      latitude: 40.5,
      longitude: -74.4,
      headquarters: false,
    },
    pin: at('east'),
    tipId: 'tip',
    dismissed: false,
    onMeet: fn(),
  },
  decorators: [
    (Story) => (
      <div data-ground="navy" css={{ containerType: 'inline-size', overflow: 'clip' }}>
        <ul css={{ position: 'relative', aspectRatio: '235 / 45' }}>
          <Story />
        </ul>
      </div>
    ),
  ],
} satisfies Meta<typeof OfficePin>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Named: Story = {
  async play({ args, canvasElement }) {
    const pin = within(canvasElement).getByRole('button', { name: 'Edison' });
    const { width, height } = pin.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(pin);
    await expect(args.onMeet).toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('tooltip')).toHaveTextContent('Edison, NJ Latitude House');
    await expect(within(canvasElement).getByRole('tooltip')).toBeVisible();
    await expect(pin).toHaveAttribute('aria-describedby', 'tip');
  },
};
export const Headquarters: Story = { args: { office: { ...meta.args.office, headquarters: true } } };
export const NameInTheWest: Story = { args: { pin: at('west') } };
/** Escape was pressed: the tip stays hidden until an office is pointed at or focused again. */
export const Dismissed: Story = {
  args: { dismissed: true },
  async play({ canvasElement }) {
    within(canvasElement).getByRole('button').focus();
    await expect(within(canvasElement).queryByRole('tooltip')).toBeNull();
  },
};
export const InTheFarEast: Story = {
  args: { office: { ...meta.args.office, label: 'Thiruvananthapuram', longitude: 77 } },
};
